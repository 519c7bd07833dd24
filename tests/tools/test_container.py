"""The container: what its files name is there, and where a Docker engine runs it is built and answers."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from uuid import uuid4

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILDING = 900  # seconds
STARTING = 60


def docker(*words: str, limit: int = 60) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["docker", *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=limit)


def test_what_the_dockerfile_copies_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    copied = [
        source
        for line in (ROOT / "Dockerfile").read_text().splitlines()
        if (found := re.match(r"COPY (?!--from)(.+) \S+$", line))
        for source in found[1].split()
    ]
    assert len(copied) > 5
    for source in copied:
        assert (ROOT / source).exists(), source
        assert not any(Path(source).match(pattern) for pattern in ignored), source


def test_no_package_is_installed_that_is_not_locked() -> None:
    installs = re.findall(r"pip install (.+?)(?: \\)?$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert installs and all("--no-deps" in install for install in installs)
    locked = (ROOT / "requirements" / "runtime.lock").read_text()
    assert all(f"{name}==" in locked for name in ("litestar", "psycopg", "setuptools", "webauthn"))


def test_a_server_in_a_container_makes_backups_where_they_last() -> None:
    compose, image = (ROOT / "compose.yaml").read_text(), (ROOT / "Dockerfile").read_text()
    place = re.findall(r"HIGHIRON_BACKUPS: (\S+)", compose)
    assert len(place) == 1
    volume = re.findall(rf"- (\w+):{place[0]}\b", compose)
    assert len(volume) == 1 and f"\n  {volume[0]}:\n" in f"{compose}\n"
    assert re.search(rf"install --directory --owner highiron .*{place[0]}$", image, re.MULTILINE), "root's otherwise"


def test_a_server_as_a_service_makes_backups_where_it_may_write() -> None:
    unit = re.findall(r"```\n(\[Unit\].+?)```", (ROOT / "docs" / "running.md").read_text(), re.DOTALL)
    assert len(unit) == 1
    place = re.findall(r"^Environment=HIGHIRON_BACKUPS=/var/lib/(\S+)$", unit[0], re.MULTILINE)
    kept = re.findall(r"^StateDirectory=(.+)$", unit[0], re.MULTILINE)
    assert len(place) == len(kept) == 1 and place[0] in kept[0].split()


@pytest.fixture(scope="module")
def engine() -> None:
    if shutil.which("docker") is None:
        pytest.skip("no docker on the path: the image is not built")
    if docker("info").returncode:
        pytest.skip("no Docker engine runs here: the image is not built")


@pytest.fixture(scope="module")
def container(engine: None) -> Iterator[str]:
    """A running container of the image; gives its name."""
    name = f"highiron-{uuid4().hex[:8]}"
    built = docker("build", "--tag", name, ".", limit=BUILDING)
    assert built.returncode == 0, built.stderr[-2000:]
    try:
        run = docker("run", "--detach", "--rm", "--name", name, "--publish", "127.0.0.1::8018", name)
        assert run.returncode == 0, run.stderr
        yield name
    finally:
        docker("rm", "--force", name)
        docker("image", "rm", "--force", name)


def test_a_container_of_the_image_serves_the_page(container: str) -> None:
    address = f"http://{docker('port', container, '8018').stdout.split()[0]}"
    end = time.monotonic() + STARTING
    while True:
        try:
            with urlopen(f"{address}/health", timeout=5) as answer:
                assert json.load(answer)["status"] == "ok"
                break
        except OSError:
            assert time.monotonic() < end, docker("logs", container).stderr
            time.sleep(0.5)
    with urlopen(address, timeout=5) as answer:
        assert b"<script" in answer.read()


def test_compose_understands_its_file(engine: None) -> None:
    told = docker("compose", "config", "--quiet")
    if "is not a docker command" in told.stderr:
        pytest.skip("this Docker has no compose")
    assert told.returncode == 0, told.stderr

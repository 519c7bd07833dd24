# The server. compose.yaml uses it together with PostgreSQL.
FROM node:22-slim AS page
WORKDIR /build
COPY web web
COPY src/highiron/words src/highiron/words
RUN cd web && npm ci && npm run build

# A wheel with the hot modules compiled; this image has the compiler that the last one does without.
FROM python:3.13 AS wheel
WORKDIR /build
COPY requirements/compile.lock requirements/compile.lock
RUN pip install --no-cache-dir --require-hashes --no-deps -r requirements/compile.lock
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY tools/build_compiled.py tools/compiled_play.py tools/
COPY src src
COPY --from=page /build/src/highiron/web src/highiron/web
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir wheels .

FROM python:3.13-slim
WORKDIR /app
COPY requirements/runtime.lock requirements/runtime.lock
RUN pip install --no-cache-dir --require-hashes --no-deps -r requirements/runtime.lock
COPY --from=wheel /build/wheels wheels
RUN pip install --no-cache-dir --no-deps wheels/*.whl \
    && useradd --system --create-home --home-dir /data highiron \
    && install --directory --owner highiron --mode 700 /backups
USER highiron
VOLUME /data
EXPOSE 8018
HEALTHCHECK --start-period=30s --interval=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8018/health', timeout=5)"]
ENTRYPOINT ["highiron"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8018", "--data", "/data"]

# The page, built once; its tools stay behind.
FROM python:3.13-slim AS page
WORKDIR /page
COPY requirements-build.lock .
RUN pip install --quiet --no-cache-dir --require-hashes -r requirements-build.lock
COPY static/package.json static/package-lock.json static/.npmrc ./
RUN npm ci --omit=dev
COPY static ./
RUN npm run --silent build

FROM python:3.13-slim
WORKDIR /knockwood
COPY requirements.lock .
RUN pip install --quiet --no-cache-dir --require-hashes -r requirements.lock
COPY LICENSE ./
COPY engine engine
COPY app app
COPY migrations migrations
COPY --from=page /page/dist static/dist

# Matches live in the volume, which belongs to the only user that runs here.
RUN useradd --system --uid 10001 knockwood && install --directory --owner knockwood /data
USER knockwood
VOLUME /data
ENV PYTHONUNBUFFERED=1 \
    KNOCKWOOD_HOST=0.0.0.0 \
    KNOCKWOOD_PORT=8000 \
    KNOCKWOOD_DATABASE_URL=sqlite:////data/knockwood.sqlite3 \
    KNOCKWOOD_KEPT_ASSETS=/data/assets
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"KNOCKWOOD_PORT\"]}/healthz', timeout=2)"]
CMD ["sh", "-c", "python -m app migrate && exec python -m app serve"]

# Site and API in one image: docker build -f src/server/deploy/server.dockerfile -t vitascope .
# The address that visitors use goes into the pages: --build-arg SITE_URL=https://resume.example
# The image holds what `npm run image` lists: no tool, no test, no font file that no template names.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
RUN npm run build && npm run image -- /image

FROM debian:bookworm-slim
# unshare, setpriv and mount, by which reading processes are confined, are part of it.
COPY --from=build /image /app
WORKDIR /app
ENV PATH=/app/node_modules/node/bin:$PATH DATA_DIR=/data PORT=4321 HOST=0.0.0.0 \
    NODE_COMPILE_CACHE=/data/code
RUN node src/server/commands/prepare.ts \
 && useradd --system --uid 10001 vitascope && install -d -o vitascope -m 0700 /data
USER vitascope
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# A first process that buries the dead: docker run --init, or `init: true` in compose.
CMD ["node", "src/server/main.ts"]

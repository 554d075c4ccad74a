# API and worker: the same source, run directly by Node. The dashboard is built for the API to serve; the worker's stage
# adds a browser.
FROM node:24-bookworm-slim AS installed
WORKDIR /app
ENV CHECKPOINT_DISABLE=1 PRISMA_SCHEMA_ENGINE_BINARY=/bin/true
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma prisma
COPY packages packages
COPY apps apps
RUN npm ci --no-audit --no-fund
RUN node node_modules/prisma/build/index.js generate
RUN npm run build -w apps/dashboard
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim AS api
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ARTIFACTS_URL=file:///data/artifacts
COPY --from=installed /app /app
RUN install -d -o node -g node /data/artifacts
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]

FROM node:24-bookworm-slim AS worker
WORKDIR /app
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production SMOKEJUMPER_CHROMIUM=/usr/bin/chromium ARTIFACTS_URL=file:///data/artifacts
COPY --from=installed /app /app
RUN install -d -o node -g node /data/artifacts
# Not root: Chromium keeps its sandbox.
USER node
CMD ["node", "apps/worker/src/main.ts"]

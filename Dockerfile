# Settee in a container, made of the commands that everybody runs. `npm run image` builds it and proves it.
# tools/try-container-steps.mjs runs these very steps without a container engine, so keep to ARG, FROM, WORKDIR, COPY, RUN,
# ENV, USER, EXPOSE, STOPSIGNAL, HEALTHCHECK, CMD.

# Any Node of 20.19 or newer will do here: Settee brings its own, pinned by the lock file.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS base
# A library that the pinned Node needs.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin

FROM base AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without the names of the development packages, npm leaves out those that a package of the server could use if they were there.
RUN npm pkg delete devDependencies && npm install --package-lock-only --no-audit --no-fund --loglevel=error
RUN npm ci --no-audit --no-fund --loglevel=error
# Node's headers and manual.
RUN rm -rf node_modules/node/node_modules/*/include node_modules/node/node_modules/*/share
# What only a compiler or a debugger reads.
RUN find node_modules -name '*.map' -delete -o -name '*.d.ts' -delete -o -name '*.d.mts' -delete -o -name '*.d.cts' -delete

FROM base AS build
WORKDIR /app
COPY . ./
RUN npm ci --no-audit --no-fund --loglevel=error
RUN npm run build
RUN mkdir data

FROM ${RUN_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY assets assets
COPY shared shared
COPY sandbox sandbox
COPY server server
# By number, so that an orchestrator can see that it is not root.
COPY --from=build --chown=1000:1000 /app/data data
ENV NODE_ENV=production
ENV NODE_OPTIONS=--max-semi-space-size=8
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_TRIM_THRESHOLD_=131072
ENV HOST=0.0.0.0
ENV PORT=3000
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--heap-growing-percent=20", "--no-memory-pool", "server/main.ts"]

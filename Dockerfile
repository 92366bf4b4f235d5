# Settee in a container, made of the commands that everybody runs. tools/try-container-steps.mjs runs these very
# steps without a container engine, so keep to FROM, WORKDIR, COPY, RUN, ENV, USER, EXPOSE, STOPSIGNAL, HEALTHCHECK, CMD.
# Any Node of 20.19 or newer will do here: Settee brings its own, pinned by the lock file.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . ./
RUN npm ci --no-audit --no-fund --loglevel=error
RUN npm run build
RUN mkdir data

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY assets assets
COPY shared shared
COPY sandbox sandbox
COPY server server
COPY --from=build --chown=node:node /app/data data
ENV NODE_ENV=production
ENV NODE_OPTIONS=--max-semi-space-size=8
ENV MALLOC_ARENA_MAX=2
ENV HOST=0.0.0.0
ENV PORT=3000
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--heap-growing-percent=20", "server/main.ts"]

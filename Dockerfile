# A server with everything built. Settings: docs/operations.md.
FROM node:24-slim AS build
WORKDIR /srv
COPY . .
RUN npm ci && npm run build

# Dependencies of the server alone, without those that build or test it.
FROM node:24-slim AS dependencies
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
COPY packages/rules/package.json packages/rules/
COPY packages/engine/package.json packages/engine/
COPY packages/contract/package.json packages/contract/
COPY packages/art/package.json packages/art/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/player/package.json apps/player/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace @mundo-manager/server

FROM node:24-slim
WORKDIR /srv
COPY --from=dependencies /srv ./
COPY --from=build /srv/packages/rules/dist packages/rules/dist
COPY --from=build /srv/packages/engine/dist packages/engine/dist
COPY --from=build /srv/packages/engine/bundles packages/engine/bundles
COPY --from=build /srv/packages/contract/dist packages/contract/dist
COPY --from=build /srv/apps/server/src apps/server/src
COPY --from=build /srv/apps/web/dist apps/web/dist
COPY --from=build /srv/apps/player/dist apps/player/dist
ENV NODE_ENV=production MM_ENV=production HOST=0.0.0.0 PORT=3000 MM_DATA=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
WORKDIR /srv/apps/server
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]

# One image; the command says which process it is: API, worker or a one-shot command.
FROM node:24.11-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/rules/package.json libs/rules/
COPY libs/sandbox/package.json libs/sandbox/
COPY libs/web/package.json libs/web/
COPY libs/client/package.json libs/client/
COPY api/package.json api/
COPY guest-web/package.json guest-web/
COPY admin-web/package.json admin-web/
COPY test/package.json test/
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY nest-cli.json tsconfig.json tsconfig.base.json ./
COPY libs libs
COPY api api
COPY guest-web guest-web
COPY admin-web admin-web
RUN npm run build

# What runs needs no tools and no sandbox.
FROM build AS packages
RUN npm ci --no-audit --no-fund --ignore-scripts --omit=dev --workspace=@arrival/api
# Copies of waivers are set in whole fonts of two weights; the thousands of slices that are for browsers weigh 280 MB.
RUN find node_modules/@fontsource -regextype posix-extended -name '*.woff*' ! -regex '.*/noto-sans[a-z-]*-[47]00-normal\.woff' -delete

FROM node:24.11-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/libs/contracts/package.json libs/contracts/
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/rules/package.json libs/rules/
COPY --from=build /app/libs/rules/dist libs/rules/dist
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/openapi.json api/
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/guest-web/dist guest-web/dist
COPY --from=build /app/admin-web/dist admin-web/dist
COPY deploy/check-health.cjs deploy/
USER node
EXPOSE 3000
CMD ["node", "api/dist/main.js"]

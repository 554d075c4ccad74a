FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY apps apps
RUN npm ci --workspace @smokejumper/demo-shop --omit=dev --no-audit --no-fund

USER node
EXPOSE 4400
CMD ["node", "apps/demo-shop/src/main.ts", "--host", "0.0.0.0", "--port", "4400"]

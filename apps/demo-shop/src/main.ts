import { parseArgs } from 'node:util';
import { createShop } from './app.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
    password: { type: 'string' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port is a number between 0 and 65535, not "${values.port}"`);
  process.exit(64);
}
const shop = await createShop({
  host: values.host,
  port,
  ...(values.password === undefined ? {} : { password: values.password }),
});
console.log(`Demo shop: ${shop.url} (deploys: ${shop.url}/deploys)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

// node start.mjs [--port 4100]: a Vendure shop with its administration on loopback, four products, all in memory.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

process.env.VENDURE_DISABLE_TELEMETRY = 'true';
const require = createRequire(import.meta.url);
const core = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const { AdminUiPlugin } = require('@vendure/admin-ui-plugin');
const { AssetServerPlugin } = require('@vendure/asset-server-plugin');

const { values } = parseArgs({ options: { port: { type: 'string', default: '4100' } } });
const port = Number(values.port);
const here = import.meta.dirname;
const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const products = [
  'Walnut Desk,walnut-desk,A solid desk of walnut.,,category:Furniture,size,small,WD-S,450.00,standard,12,false,,',
  ',,,,,,large,WD-L,620.00,standard,7,false,,',
  'Copper Kettle,copper-kettle,Boils two litres.,,category:Kitchen,,,CK-1,89.90,standard,40,false,,',
  'Linen Apron,linen-apron,Washed linen.,,category:Kitchen,,,LA-1,34.50,standard,25,false,,',
  'Cast Iron Pan,cast-iron-pan,Seasoned and heavy.,,category:Kitchen,,,CP-28,64.00,standard,18,false,,',
];
const csv = join(here, 'products.csv');
writeFileSync(csv, `${[columns, ...products].join('\n')}\n`);
const assets = join(here, 'assets');
mkdirSync(assets, { recursive: true });

const config = {
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'keeper', password: 'edelweiss-7' },
    cookieOptions: { secret: 'only for these flows' },
  },
  dbConnectionOptions: { type: 'sqljs', synchronize: true, autoSave: false, logging: false },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: assets }),
    core.DefaultSearchPlugin,
    core.DefaultJobQueuePlugin,
    AdminUiPlugin.init({ route: 'admin', port: port + 2 }),
  ],
};
const kitchen = { code: 'facet-value-filter', args: { facetValueNames: ['Kitchen'], containsAny: false } };
const dummy = { code: core.dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'false' }] };
const content = {
  defaultLanguage: core.LanguageCode.en,
  defaultZone: 'Europe',
  countries: [
    { name: 'Austria', code: 'AT', zone: 'Europe' },
    { name: 'Portugal', code: 'PT', zone: 'Europe' },
  ],
  taxRates: [
    { name: 'Standard Tax', percentage: 20 },
    { name: 'Reduced Tax', percentage: 10 },
  ],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [{ name: 'Standard Payment', handler: dummy }],
  collections: [{ name: 'Kitchen', filters: [kitchen], assetPaths: [] }],
};
const app = await populate(() => core.bootstrap(config), content, csv);
await app.get(core.JobQueueService).start();
console.log(`ready http://127.0.0.1:${port}`);

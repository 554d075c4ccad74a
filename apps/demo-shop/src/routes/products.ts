import type { FastifyInstance } from 'fastify';
import { categories, moreProducts, type Product, productBySlug, products } from '../catalogue.ts';
import { brokenOn, ShopError, textOf, type Visit } from '../visit.ts';

const longer =
  ' Made in small runs by people who use it themselves, and tested for a season before it came into the shop.';

function shown(product: Product, visit: Visit): Product {
  return {
    ...product,
    blurb: visit.on('longer-descriptions') ? product.blurb + longer : product.blurb,
    inStock: product.inStock && !visit.on('sold-out'),
  };
}

function all(visit: Visit): Product[] {
  if (visit.on('empty-catalogue')) return [];
  const list = [...products, ...(visit.on('more-products') ? moreProducts : [])]
    .filter((product) => !(visit.on('missing-product') && product.slug === 'trail-backpack'))
    .map((product) => shown(product, visit));
  return visit.on('reordered-list') ? list.reverse() : list;
}

interface Wanted {
  search: string;
  category: string;
  sort: string;
  inStock: boolean;
}

function find(visit: Visit, wanted: Wanted): Product[] {
  const words = visit.on('search-ignored') ? '' : wanted.search.toLowerCase();
  const category = visit.on('filter-ignored') ? '' : wanted.category;
  const found = all(visit).filter(
    (product) =>
      `${product.name} ${product.category}`.toLowerCase().includes(words) &&
      (category === '' || product.category === category) &&
      (!wanted.inStock || product.inStock),
  );
  const direction = visit.on('sort-reversed') ? -1 : 1;
  if (wanted.sort === 'price-up') found.sort((a, b) => direction * (a.price - b.price));
  if (wanted.sort === 'price-down') found.sort((a, b) => direction * (b.price - a.price));
  if (wanted.sort === 'name') found.sort((a, b) => a.name.localeCompare(b.name));
  return found;
}

export function productRoutes(app: FastifyInstance): void {
  app.get('/api/products', async (request) => {
    const { visit } = request;
    const search = textOf(request.query, 'q');
    if (search) brokenOn(visit, 'search-500');
    const found = find(visit, {
      search,
      category: textOf(request.query, 'category'),
      sort: textOf(request.query, 'sort'),
      inStock: textOf(request.query, 'inStock') === '1',
    });
    return { products: found, count: found.length + (visit.on('count-off-by-one') ? 1 : 0), categories };
  });

  app.get('/api/products/:slug', async (request) => {
    const { visit } = request;
    const product = productBySlug(textOf(request.params, 'slug'));
    if (!product || visit.on('product-404')) throw new ShopError(404, 'We could not find this product.');
    const price = visit.on('price-mismatch') ? product.price + 500 : product.price;
    return { product: { ...shown(product, visit), price } };
  });
}

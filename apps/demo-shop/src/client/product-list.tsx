import type { Product } from '../catalogue.ts';
import { api } from './api.ts';
import { label, money } from './copy.ts';
import { at } from './deploy.ts';
import { Box, Button, Churn } from './parts.tsx';
import { Link } from './router.tsx';
import { useStore } from './store.tsx';
import { css } from './styles.ts';

/** Adds to the cart and says so, or says why not. */
export function useAddToCart() {
  const { refreshMe, toast } = useStore();
  return async (input: { product: Product; colour?: string; quantity?: number }) => {
    const { product, colour, quantity } = input;
    try {
      await api.post('/cart', { slug: product.slug, colour, quantity });
      toast(`${product.name} is in your cart.`);
      await refreshMe();
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Something went wrong.');
    }
  };
}

export function ProductList({ products }: { products: Product[] }) {
  return (
    <Churn>
      <ul className={css.products} aria-label="Products">
        {products.map((product) => (
          <li key={product.slug} className={css.card}>
            <Box>
              <ProductCard product={product} />
            </Box>
          </li>
        ))}
      </ul>
    </Churn>
  );
}

function ProductCard({ product }: { product: Product }) {
  const add = useAddToCart();
  return (
    <article className={css.cardBody}>
      <img src={at(`/assets/products/${product.slug}.svg`)} alt={product.name} className={css.picture} />
      <p className={css.category}>{product.category}</p>
      <h3>
        <Link to={`/products/${product.slug}`}>{product.name}</Link>
      </h3>
      <p className={css.blurb}>{product.blurb}</p>
      <div className={css.buy}>
        <strong>{money(product.price)}</strong>
        <Button disabled={!product.inStock} onClick={() => add({ product })}>
          {product.inStock ? label('Add to cart') : 'Sold out'}
        </Button>
      </div>
    </article>
  );
}

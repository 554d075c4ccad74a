import type { Product } from '../../catalogue.ts';
import { slogan } from '../copy.ts';
import { Loading, Page } from '../parts.tsx';
import { ProductList } from '../product-list.tsx';
import { Link } from '../router.tsx';
import { useData } from '../store.tsx';
import { css } from '../styles.ts';

export function HomePage() {
  const { data } = useData<{ products: Product[] }>('/products');
  return (
    <Page
      title={slogan('Gear for long days outside')}
      intro={slogan('Packs, layers and camp kit that we carry ourselves, and repair for as long as you own them.')}
    >
      <p>
        <Link to="/products" className={css.button}>
          Browse the shop
        </Link>
      </p>
      <h2>{slogan('Favourites this season')}</h2>
      {data ? <ProductList products={data.products.slice(0, 4)} /> : <Loading />}
    </Page>
  );
}

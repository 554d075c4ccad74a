import { useEffect, useState } from 'react';
import type { Product } from '../../catalogue.ts';
import { label, money } from '../copy.ts';
import { at, on } from '../deploy.ts';
import { Button, Field, Loading, Page } from '../parts.tsx';
import { useAddToCart } from '../product-list.tsx';
import { Link } from '../router.tsx';
import { useData } from '../store.tsx';
import { css } from '../styles.ts';

export function ProductPage({ slug }: { slug: string }) {
  const { data, error } = useData<{ product: Product }>(`/products/${slug}`);
  if (error)
    return (
      <Page title="Product not found" intro={error}>
        <Link to="/products">Back to the shop</Link>
      </Page>
    );
  if (!data) return <Loading />;
  const { product } = data;
  return (
    <Page title={product.name}>
      <div className={css.product}>
        <img src={at(`/assets/products/${slug}.svg`)} alt={product.name} className={css.large} />
        <div>
          <p className={css.price}>{money(product.price)}</p>
          <p>{product.blurb}</p>
          <p className={css.hint}>Rated {product.rating} out of 5</p>
          {on('viewers') && <Viewers />}
          <BuyForm product={product} />
          <Tabs product={product} />
        </div>
      </div>
    </Page>
  );
}

function Viewers() {
  const [count, setCount] = useState(7);
  useEffect(() => {
    const timer = setInterval(() => setCount((n) => (n === 7 ? 9 : 7)), 1200);
    return () => clearInterval(timer);
  }, []);
  return <p className={css.hint}>{count} people are looking at this</p>;
}

function BuyForm({ product }: { product: Product }) {
  const [colour, setColour] = useState(product.colours[0] ?? '');
  const [quantity, setQuantity] = useState('1');
  const add = useAddToCart();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add({ product, colour, quantity: Number(quantity) });
      }}
    >
      <fieldset className={css.choices}>
        <legend>Colour</legend>
        {product.colours.map((name) => (
          <label key={name} className={css.check}>
            <input type="radio" name="colour" checked={colour === name} onChange={() => setColour(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <Field
        label="Quantity"
        name="quantity"
        type="number"
        min={1}
        max={99}
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      {!on('missing-add-button') && (
        <Button type="submit" disabled={!product.inStock}>
          {product.inStock ? label('Add to cart') : 'Sold out'}
        </Button>
      )}
    </form>
  );
}

const tabNames = ['Details', 'Care', 'Shipping'] as const;

function Tabs({ product }: { product: Product }) {
  const [shown, setShown] = useState<(typeof tabNames)[number]>('Details');
  const texts = {
    Details: product.details.join('. '),
    Care: 'Wash by hand, dry in the shade, wax the seams once a year.',
    Shipping: 'Standard delivery takes three days, express delivery one.',
  };
  return (
    <div>
      <div role="tablist" aria-label="About this product" className={css.tabs}>
        {tabNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={shown === name}
            aria-controls="tab-panel"
            onClick={() => setShown(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${shown}`} className={css.panel}>
        {texts[shown]}
      </div>
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import type { CartLine, Totals } from '../../state.ts';
import { api, Refusal } from '../api.ts';
import { label, money } from '../copy.ts';
import { on } from '../deploy.ts';
import { Button, Churn, Field, Loading, Page, RemoveButton } from '../parts.tsx';
import { Link } from '../router.tsx';
import { useData, useStore } from '../store.tsx';
import { css } from '../styles.ts';

export interface Cart {
  lines: CartLine[];
  promo: string | null;
  totals: Totals;
  count: number;
}

export function CartPage() {
  const { data, set } = useData<Cart>('/cart');
  const { refreshMe, toast } = useStore();
  const change = async (request: Promise<Cart>, said?: string) => {
    set(await request);
    if (said) toast(said);
    await refreshMe();
  };
  if (!data) return <Loading />;
  if (data.lines.length === 0)
    return (
      <Page title={label('Cart')} intro="Your cart is empty.">
        <Link to="/products">Continue shopping</Link>
      </Page>
    );
  return (
    <Page title={label('Cart')}>
      <div className={css.split}>
        <CartTable cart={data} change={change} />
        <aside aria-label="Summary" className={css.summary}>
          <Sums totals={data.totals} />
          <PromoForm promo={data.promo} onApplied={set} />
          <Link to="/checkout" className={css.button}>
            {label('Go to checkout')}
          </Link>
        </aside>
      </div>
    </Page>
  );
}

interface CartTableProps {
  cart: Cart;
  change(request: Promise<Cart>, said?: string): Promise<void>;
}

function CartTable({ cart, change }: CartTableProps) {
  const empty = () => {
    if (window.confirm('Remove everything from your cart?')) void change(api.delete<Cart>('/cart'));
  };
  return (
    <div>
      <Churn>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Colour</th>
              {on('extra-column') && <th scope="col">Delivery</th>}
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            {cart.lines.map((line) => (
              <CartRow key={line.id} line={line} change={change} />
            ))}
          </tbody>
        </table>
      </Churn>
      <Button look="quiet" onClick={empty}>
        Empty cart
      </Button>
    </div>
  );
}

function CartRow({ line, change }: { line: CartLine } & Pick<CartTableProps, 'change'>) {
  return (
    <tr>
      <td>
        <Link to={`/products/${line.slug}`}>{line.name}</Link>
      </td>
      <td>{line.colour}</td>
      {on('extra-column') && <td>In three days</td>}
      <td>
        <input
          type="number"
          min={1}
          max={99}
          className={css.small}
          aria-label={`Quantity of ${line.name}`}
          defaultValue={line.quantity}
          onChange={(event) => change(api.patch<Cart>(`/cart/${line.id}`, { quantity: event.target.value }))}
        />
      </td>
      <td>{money(line.price * line.quantity)}</td>
      <td>
        <RemoveButton
          what={line.name}
          onClick={() => change(api.delete<Cart>(`/cart/${line.id}`), `${line.name} was removed.`)}
        />
      </td>
    </tr>
  );
}

export function Sums({ totals }: { totals: Totals }) {
  return (
    <dl className={css.sums}>
      <dt>Subtotal</dt>
      <dd>{money(totals.subtotal)}</dd>
      {totals.discount > 0 && (
        <>
          <dt>Discount</dt>
          <dd>−{money(totals.discount)}</dd>
        </>
      )}
      <dt>Shipping</dt>
      <dd>{money(totals.shipping)}</dd>
      <dt className={css.total}>Total</dt>
      <dd className={css.total}>{money(totals.total)}</dd>
    </dl>
  );
}

function PromoForm({ promo, onApplied }: { promo: string | null; onApplied(cart: Cart): void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    try {
      onApplied(await api.post<Cart>('/cart/promo', { code }));
      setCode('');
    } catch (refusal) {
      setError(refusal instanceof Refusal ? refusal.message : 'Something went wrong.');
    }
  };
  return (
    <form onSubmit={apply}>
      <Field
        label="Promo code"
        name="promo"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="quiet">
        {label('Apply')}
      </Button>
      {promo && <p className={css.hint}>Code {promo} is applied.</p>}
    </form>
  );
}

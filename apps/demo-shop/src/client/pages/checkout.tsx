import { type FormEvent, useEffect, useState } from 'react';
import type { Order } from '../../state.ts';
import { api, Refusal } from '../api.ts';
import { checkoutLabel as say } from '../copy.ts';
import { at, on } from '../deploy.ts';
import { Alert, Button, Field, Loading, ordered, Page } from '../parts.tsx';
import { go, Link } from '../router.tsx';
import { useData, useStore } from '../store.tsx';
import { css } from '../styles.ts';
import { type Cart, Sums } from './cart.tsx';

export function CheckoutPage() {
  const [delivery, setDelivery] = useState('standard');
  const { data } = useData<Cart>(`/cart?delivery=${delivery}`);
  if (!data) return <Loading />;
  if (data.lines.length === 0)
    return (
      <Page title={say('Checkout')} intro="Your cart is empty.">
        <Link to="/products">Continue shopping</Link>
      </Page>
    );
  return (
    <Page title={say('Checkout')}>
      <div className={css.split}>
        <CheckoutForm delivery={delivery} onDelivery={setDelivery} />
        <aside aria-label={say('Order summary')} className={css.summary}>
          <h2>{say('Order summary')}</h2>
          <ul className={css.plainList}>
            {data.lines.map((line) => (
              <li key={line.id}>
                {line.quantity} × {line.name} ({line.colour})
              </li>
            ))}
          </ul>
          <Sums totals={data.totals} />
        </aside>
      </div>
    </Page>
  );
}

function usePlaceOrder() {
  const { refreshMe } = useStore();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const place = async (form: Record<string, unknown>) => {
    setBusy(true);
    setError(null);
    setFields({});
    try {
      const { order } = await api.post<{ order: Order }>('/orders', form);
      await refreshMe();
      go(`/orders/${order.id}?placed=1`);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Something went wrong.');
      if (refusal instanceof Refusal) setFields(refusal.fields);
    } finally {
      setBusy(false);
    }
  };
  return { fields, error, busy, place };
}

function CheckoutForm({ delivery, onDelivery }: { delivery: string; onDelivery(value: string): void }) {
  const { fields, error, busy, place } = usePlaceOrder();
  const [payment, setPayment] = useState('invoice');
  const card = useCardNumber();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (on('dead-submit')) return;
    void place({ ...Object.fromEntries(new FormData(event.currentTarget)), payment, delivery, card });
  };
  return (
    <form onSubmit={submit} noValidate>
      {error && <Alert>{error}</Alert>}
      <Address errors={fields} />
      <Radios legend={say('Delivery')} name="delivery" value={delivery} onChange={onDelivery} options={deliveries()} />
      <Radios legend={say('Payment')} name="payment" value={payment} onChange={setPayment} options={payments()} />
      {payment === 'card' && <iframe title="Card details" src={at('/frames/payment')} className={css.cardFrame} />}
      {fields.payment && <p className={css.error}>{fields.payment}</p>}
      <label className={css.check}>
        <input type="checkbox" name="terms" value="yes" /> {say('I accept the terms of sale')}
      </label>
      {fields.terms && <p className={css.error}>{fields.terms}</p>}
      {!on('missing-button') && (
        <Button type="submit" disabled={busy || on('stuck-disabled')}>
          {say('Place order')}
        </Button>
      )}
    </form>
  );
}

/** The number as the payment frame reports it; the shop's page never holds the field itself. */
function useCardNumber(): string {
  const [card, setCard] = useState('');
  useEffect(() => {
    const listen = (event: MessageEvent<{ kind?: string; card?: string }>) => {
      if (event.origin === window.location.origin && event.data?.kind === 'card') setCard(event.data.card ?? '');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return card;
}

function Address({ errors }: { errors: Record<string, string> }) {
  const fields = [
    <Field key="n" label={say('Full name')} name="fullName" autoComplete="name" error={errors.fullName} />,
    <Field key="e" label={say('Email')} name="email" type="email" autoComplete="email" error={errors.email} />,
    <Field
      key="s"
      label={say('Street and number')}
      name="street"
      autoComplete="street-address"
      error={errors.street}
    />,
    <Field key="p" label={say('Postcode')} name="postcode" autoComplete="postal-code" error={errors.postcode} />,
    <Field key="c" label={say('City')} name="city" autoComplete="address-level2" error={errors.city} />,
  ];
  if (on('extra-fields')) fields.push(<Field key="x" label="Company (optional)" name="company" />);
  return (
    <fieldset>
      <legend>{say('Delivery address')}</legend>
      {ordered(fields)}
    </fieldset>
  );
}

const deliveries = () => [
  { value: 'standard', text: say('Standard delivery'), note: '3 days, $5.90' },
  { value: 'express', text: say('Express delivery'), note: 'tomorrow, $14.90' },
];
const payments = () => [
  { value: 'invoice', text: say('Invoice'), note: 'pay within 30 days' },
  { value: 'card', text: say('Card'), note: 'Visa, Mastercard' },
];

interface RadiosProps {
  legend: string;
  name: string;
  value: string;
  options: { value: string; text: string; note: string }[];
  onChange(value: string): void;
}

const Radios = ({ legend, name, value, options, onChange }: RadiosProps) => (
  <fieldset className={css.choices}>
    <legend>{legend}</legend>
    {ordered(options).map((option) => (
      <label key={option.value} className={css.check}>
        <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
        {option.text} <span className={css.hint}>{option.note}</span>
      </label>
    ))}
  </fieldset>
);

import { useState } from 'react';
import type { Order } from '../../state.ts';
import { api } from '../api.ts';
import { date, label, money } from '../copy.ts';
import { at } from '../deploy.ts';
import { Alert, Button, Loading, Modal, Page } from '../parts.tsx';
import { useData, useStore } from '../store.tsx';
import { css } from '../styles.ts';
import { Sums } from './cart.tsx';

export function OrderPage({ id }: { id: string }) {
  const { data, set, error } = useData<{ order: Order }>(`/orders/${id}`);
  const placed = new URLSearchParams(window.location.search).has('placed');
  if (error) return <Page title="Order not found" intro={error} />;
  if (!data) return <Loading />;
  const { order } = data;
  return (
    <Page title={placed ? 'Thank you for your order' : `Order #${id}`}>
      {placed && <p className={css.intro}>Order #{id} is complete. A confirmation is on its way to you.</p>}
      <div className={css.split}>
        <OrderLines order={order} />
        <aside aria-label="Summary" className={css.summary}>
          <Sums totals={order.totals} />
          <a href={at(`/orders/${id}/receipt`)} download className={css.quiet}>
            {label('Download receipt')}
          </a>
          {order.status === 'Processing' && <CancelOrder order={order} onCancelled={set} />}
        </aside>
      </div>
    </Page>
  );
}

const OrderLines = ({ order }: { order: Order }) => (
  <div>
    <p>
      <span className={css.status}>{order.status}</span> Placed on {date(order.placedAt)}
    </p>
    <ul className={css.plainList} aria-label="Items">
      {order.lines.map((line) => (
        <li key={line.id}>
          {line.quantity} × {line.name} ({line.colour}), {money(line.price * line.quantity)}
        </li>
      ))}
    </ul>
    <h2>Delivery</h2>
    <p>
      {order.recipient}
      <br />
      {order.address}
      <br />
      {order.delivery}
    </p>
    <h2>Payment</h2>
    <p>{order.payment}</p>
  </div>
);

function CancelOrder({ order, onCancelled }: { order: Order; onCancelled(data: { order: Order }): void }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { toast } = useStore();
  const cancel = async () => {
    try {
      onCancelled(await api.post<{ order: Order }>(`/orders/${order.id}/cancel`));
      toast(`Order #${order.id} is cancelled.`);
      setOpen(false);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Something went wrong.');
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {label('Cancel order')}
      </Button>
      <Modal title={`Cancel order #${order.id}?`} open={open} onClose={() => setOpen(false)}>
        <p>Nothing will be shipped and nothing charged.</p>
        {error && <Alert>{error}</Alert>}
        <div className={css.actions}>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Keep order
          </Button>
          <Button look="danger" onClick={cancel}>
            Yes, cancel it
          </Button>
        </div>
      </Modal>
    </>
  );
}

import { useEffect } from 'react';
import type { Order } from '../../state.ts';
import { api } from '../api.ts';
import { date, money } from '../copy.ts';
import { on } from '../deploy.ts';
import { Churn, Loading, Page } from '../parts.tsx';
import { Link } from '../router.tsx';
import { useData } from '../store.tsx';
import { css } from '../styles.ts';

const pollMs = 4000;

export function OrdersPage() {
  const { data, set } = useData<{ orders: Order[] }>('/orders');
  useEffect(() => {
    const timer = setInterval(() => {
      api.get<{ orders: Order[] }>('/orders').then(set, () => undefined);
    }, pollMs);
    return () => clearInterval(timer);
  }, [set]);
  return (
    <Page title="Orders" intro="What you have ordered so far.">
      {data ? <OrderTable orders={data.orders} /> : <Loading />}
    </Page>
  );
}

const OrderTable = ({ orders }: { orders: Order[] }) => (
  <Churn>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed on</th>
          {on('extra-column') && <th scope="col">Items</th>}
          <th scope="col">Status</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link to={`/orders/${order.id}`}>Order #{order.id}</Link>
            </td>
            <td>{date(order.placedAt)}</td>
            {on('extra-column') && <td>{order.lines.length}</td>}
            <td>
              <span className={css.status}>{order.status}</span>
            </td>
            <td>{money(order.totals.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Churn>
);

import { type FormEvent, useState } from 'react';
import type { Invoice, Seat } from '../../state.ts';
import { api, Refusal } from '../api.ts';
import { date, label, money } from '../copy.ts';
import { on } from '../deploy.ts';
import { Button, Choice, Churn, Field, Loading, ordered, Page, RemoveButton } from '../parts.tsx';
import { useData, useStore } from '../store.tsx';
import { css } from '../styles.ts';

interface Billing {
  seats: Seat[];
  invoice: Invoice;
  past: (Invoice & { id: string; date: number })[];
}

export function BillingPage() {
  const { data, set } = useData<Billing>('/billing');
  if (!data) return <Loading />;
  return (
    <Page title="Billing" intro="Team plan, $12.00 per seat and month.">
      <div className={css.split}>
        <div>
          <Seats seats={data.seats} onChange={set} />
          <AddSeat onAdded={set} />
        </div>
        <Upcoming invoice={data.invoice} />
      </div>
      <PastInvoices past={data.past} />
    </Page>
  );
}

function Seats({ seats, onChange }: { seats: Seat[]; onChange(billing: Billing): void }) {
  const { toast } = useStore();
  const remove = async (seat: Seat) => {
    onChange(await api.delete<Billing>(`/billing/seats/${seat.id}`));
    toast(`${seat.name} no longer has a seat.`);
  };
  return (
    <section aria-labelledby="members">
      <h2 id="members">Members</h2>
      <p>{seats.length} paid seats</p>
      <Churn>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Role</th>
              {on('extra-column') && <th scope="col">Last seen</th>}
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat.id}>
                <td>{seat.name}</td>
                <td>{seat.email}</td>
                <td>{seat.role}</td>
                {on('extra-column') && <td>Today</td>}
                <td>{seat.role !== 'Owner' && <RemoveButton what={seat.name} onClick={() => remove(seat)} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Churn>
    </section>
  );
}

function AddSeat({ onAdded }: { onAdded(billing: Billing): void }) {
  const { toast } = useStore();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setErrors({});
    try {
      onAdded(await api.post<Billing>('/billing/seats', body));
      toast(`${body.name} now has a seat.`);
      form.reset();
    } catch (refusal) {
      if (refusal instanceof Refusal) setErrors(refusal.fields);
    }
  };
  const fields = [
    <Field key="n" label="Member name" name="name" error={errors.name} />,
    <Field key="e" label="Member email" name="email" type="email" error={errors.email} />,
  ];
  const roles = ['Guide', 'Admin'].map((value) => ({ value, text: value }));
  return (
    <form aria-labelledby="add-seat" className={css.narrowForm} onSubmit={submit} noValidate>
      <h2 id="add-seat">Add a seat</h2>
      {ordered(fields)}
      <Choice label="Role" name="role" options={roles} />
      <Button type="submit">{label('Add paid seat')}</Button>
    </form>
  );
}

const Upcoming = ({ invoice }: { invoice: Invoice }) => (
  <section aria-labelledby="upcoming" className={css.summary}>
    <h2 id="upcoming">Upcoming invoice</h2>
    <dl className={css.sums}>
      <dt>
        {invoice.seats} seats × {money(invoice.seatPrice)}
      </dt>
      <dd>{money(invoice.subtotal)}</dd>
      <dt>Tax (20%)</dt>
      <dd>{money(invoice.tax)}</dd>
      <dt className={css.total}>Invoice total</dt>
      <dd className={css.total}>{money(invoice.total)}</dd>
    </dl>
  </section>
);

const PastInvoices = ({ past }: { past: Billing['past'] }) => (
  <section aria-labelledby="past">
    <h2 id="past">Past invoices</h2>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Date</th>
          <th scope="col">Seats</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {past.map((invoice) => (
          <tr key={invoice.id}>
            <td>{invoice.id}</td>
            <td>{date(invoice.date)}</td>
            <td>{invoice.seats}</td>
            <td>{money(invoice.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

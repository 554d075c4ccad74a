import { type FormEvent, useState } from 'react';
import type { Product } from '../../catalogue.ts';
import { slogan } from '../copy.ts';
import { Alert, Button, Choice, Loading, Page, useFieldId } from '../parts.tsx';
import { ProductList } from '../product-list.tsx';
import { go, useQuery } from '../router.tsx';
import { useData } from '../store.tsx';
import { css } from '../styles.ts';

interface Found {
  products: Product[];
  count: number;
  categories: string[];
}

export function CataloguePage() {
  const query = useQuery();
  const { data, error } = useData<Found>(`/products?${query}`);
  const change = (key: string, value: string) => {
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(key, value);
    else next.delete(key);
    go(`/products${next.size > 0 ? `?${next}` : ''}`);
  };
  return (
    <Page title="Shop" intro={slogan('Everything we make')}>
      <SearchForm initial={query.get('q') ?? ''} onSearch={(text) => change('q', text)} />
      <Filters query={query} categories={data?.categories ?? []} onChange={change} />
      {error && <Alert>{error}</Alert>}
      {data ? <Results found={data} /> : !error && <Loading />}
    </Page>
  );
}

function Results({ found }: { found: Found }) {
  return (
    <>
      <p role="status" className={css.results}>
        {found.count} {found.count === 1 ? 'product' : 'products'}
      </p>
      {found.products.length > 0 ? (
        <ProductList products={found.products} />
      ) : (
        <p className={css.empty}>Nothing matches. Try another word.</p>
      )}
    </>
  );
}

function SearchForm({ initial, onSearch }: { initial: string; onSearch(text: string): void }) {
  const [text, setText] = useState(initial);
  const id = useFieldId('search');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className={css.inline}>
        <label htmlFor={id} className={css.hidden}>
          Search products
        </label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder="Search products"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

interface FiltersProps {
  query: URLSearchParams;
  categories: string[];
  onChange(key: string, value: string): void;
}

function Filters({ query, categories, onChange }: FiltersProps) {
  const sorts = [
    { value: '', text: 'Featured' },
    { value: 'price-up', text: 'Price: low to high' },
    { value: 'price-down', text: 'Price: high to low' },
    { value: 'name', text: 'Name' },
  ];
  const all = [{ value: '', text: 'All categories' }, ...categories.map((text) => ({ value: text, text }))];
  return (
    <fieldset className={css.filters}>
      <legend className={css.hidden}>Filters</legend>
      <Choice
        label="Category"
        options={all}
        value={query.get('category') ?? ''}
        onChange={(event) => onChange('category', event.target.value)}
      />
      <Choice
        label="Sort by"
        options={sorts}
        value={query.get('sort') ?? ''}
        onChange={(event) => onChange('sort', event.target.value)}
      />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={query.get('inStock') === '1'}
          onChange={(event) => onChange('inStock', event.target.checked ? '1' : '')}
        />
        In stock only
      </label>
    </fieldset>
  );
}

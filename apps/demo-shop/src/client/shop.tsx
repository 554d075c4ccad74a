import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { on } from './deploy.ts';
import { Frame } from './frame.tsx';
import { BillingPage } from './pages/billing.tsx';
import { CartPage } from './pages/cart.tsx';
import { CataloguePage } from './pages/catalogue.tsx';
import { CheckoutPage } from './pages/checkout.tsx';
import { HelpPage } from './pages/help.tsx';
import { HomePage } from './pages/home.tsx';
import { LoginPage } from './pages/login.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { OrderPage } from './pages/order.tsx';
import { OrdersPage } from './pages/orders.tsx';
import { ProductPage } from './pages/product.tsx';
import { SettingsPage } from './pages/settings.tsx';
import { go, usePath } from './router.tsx';
import { StoreProvider, useStore } from './store.tsx';
import { css } from './styles.ts';

const open: Record<string, () => ReactNode> = {
  '/': () => <HomePage />,
  '/login': () => <LoginPage />,
  '/products': () => <CataloguePage />,
  '/cart': () => <CartPage />,
  '/help': () => <HelpPage />,
};

const private_: Record<string, () => ReactNode> = {
  '/checkout': () => <CheckoutPage />,
  '/orders': () => <OrdersPage />,
  '/billing': () => <BillingPage />,
  '/settings': () => <SettingsPage />,
};

function pageFor(path: string): { page: ReactNode; needsUser: boolean } {
  const product = /^\/products\/([\w-]+)$/.exec(path)?.[1];
  if (product) return { page: <ProductPage key={product} slug={product} />, needsUser: false };
  const order = /^\/orders\/([\w-]+)$/.exec(path)?.[1];
  if (order) return { page: <OrderPage key={order} id={order} />, needsUser: true };
  const closed = private_[path];
  if (closed) return { page: closed(), needsUser: true };
  return { page: open[path]?.() ?? <NotFoundPage />, needsUser: false };
}

function Content() {
  const path = usePath();
  const { me } = useStore();
  const { page, needsUser } = pageFor(path);
  const away = needsUser && me !== null && me.user === null;
  useEffect(() => {
    if (away) go(`/login?next=${encodeURIComponent(path)}`);
  }, [away, path]);
  if (needsUser && !me?.user) return null;
  return (
    <div key={path} className={css.content}>
      {page}
    </div>
  );
}

if (on('blank-page')) throw new TypeError("Cannot read properties of undefined (reading 'theme')");
if (on('console-noise')) console.warn('analytics: no consent yet, nothing is counted');
if (on('failing-tracker')) new Image().src = 'http://127.0.0.1:9/pixel.gif';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StoreProvider>
      <Frame>
        <Content />
      </Frame>
    </StoreProvider>,
  );

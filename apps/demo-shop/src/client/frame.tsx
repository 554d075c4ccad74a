import { type ReactNode, useEffect, useState } from 'react';
import { api } from './api.ts';
import { label, slogan } from './copy.ts';
import { at, on } from './deploy.ts';
import { Button, Churn, Leaf, Modal } from './parts.tsx';
import { go, Link } from './router.tsx';
import { type Me, useStore } from './store.tsx';
import { css } from './styles.ts';

/** Header, content, footer and all that floats above them. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      {on('new-banner') && <p className={css.promo}>Autumn week: free repairs on everything, until Sunday.</p>}
      {on('maintenance-notice') && (
        <p role="note" className={css.notice}>
          Orders pause on Saturday from 02:00 to 03:00 while we move house.
        </p>
      )}
      <Header />
      <main className={css.main}>{children}</main>
      <Footer />
      <Toasts />
      <CookieNotice />
      {on('overlay') && <Newsletter />}
      {on('chat-widget') && (
        <button type="button" className={css.chat} aria-label="Open chat">
          ?
        </button>
      )}
      {on('covered-for-ever') && <div className={css.cover} />}
    </>
  );
}

function Header() {
  const { me } = useStore();
  return (
    <header className={css.header}>
      <Link to="/" className={css.brand}>
        <Leaf /> Juniper
        {on('beta-badge') && <span className={css.badge}>Beta</span>}
      </Link>
      <Churn>
        <nav aria-label="Main" className={css.nav}>
          <Links />
        </nav>
      </Churn>
      {on('countdown') && <Countdown />}
      <div className={css.account}>
        <CartLink count={me?.cartCount ?? 0} />
        {me && <Account me={me} />}
      </div>
    </header>
  );
}

function Links() {
  const links: [string, string][] = [
    ['/products', 'Shop'],
    [on('dead-link') ? '/orders-old' : '/orders', 'Orders'],
    ['/billing', 'Billing'],
    ['/help', 'Help'],
  ];
  if (on('extra-nav')) links.push(['/products#stories', 'Stories'], ['/help#repairs', 'Repairs']);
  const shown = on('reordered-nav') ? links.toReversed() : links;
  return shown.map(([to, text]) => (
    <Link key={text} to={to}>
      {text}
    </Link>
  ));
}

function CartLink({ count }: { count: number }) {
  const shown = on('stale-badge') ? 0 : count;
  return (
    <Link to="/cart" className={css.cartLink} label={`${label('Cart')}, ${shown} ${shown === 1 ? 'item' : 'items'}`}>
      {label('Cart')} <span className={css.count}>{shown}</span>
    </Link>
  );
}

function Account({ me }: { me: Me }) {
  const { setMe, toast } = useStore();
  if (!me.user) return <Link to="/login">{label('Sign in')}</Link>;
  const signOut = async () => {
    setMe(await api.post<Me>('/sign-out'));
    toast('You are signed out.');
    go('/');
  };
  return (
    <>
      <Link to="/settings" className={css.person}>
        {me.user.avatar && <img src={at(me.user.avatar)} alt="" className={css.avatar} />}
        {me.user.name}
      </Link>
      <Button look="quiet" onClick={signOut}>
        {label('Sign out')}
      </Button>
    </>
  );
}

function Countdown() {
  const [left, setLeft] = useState(754);
  useEffect(() => {
    const timer = setInterval(() => setLeft((n) => Math.max(0, n - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = String(left % 60).padStart(2, '0');
  return (
    <span className={css.clock}>
      Sale ends in {Math.floor(left / 60)}:{seconds}
    </span>
  );
}

function Footer() {
  return (
    <footer className={css.footer}>
      <p>{slogan('Juniper Outfitters. A demonstration shop: nothing is sold here.')}</p>
      {on('footer-newsletter') && (
        <form aria-label="Newsletter" className={css.inline} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="footer-email">Newsletter address</label>
          <input id="footer-email" type="email" placeholder="you@example.com" />
          <button type="submit" className={css.quiet}>
            Subscribe
          </button>
        </form>
      )}
      {on('new-footer') && (
        <ul className={css.columns}>
          {['About us', 'Careers', 'Press', 'Imprint'].map((text) => (
            <li key={text}>
              <a href={at('/help')}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

function Toasts() {
  const { toasts } = useStore();
  return (
    <div role="status" aria-live="polite" className={css.toasts}>
      {toasts.map((toast) => (
        <div key={toast.id} className={css.toast}>
          {toast.text}
        </div>
      ))}
    </div>
  );
}

const consentKey = () => `juniper-consent ${window.shop.base}`;

function CookieNotice() {
  const [open, setOpen] = useState(() => localStorage.getItem(consentKey()) === null);
  if (!open) return null;
  const answer = (choice: string) => {
    localStorage.setItem(consentKey(), choice);
    setOpen(false);
  };
  return (
    <section aria-label="Cookies" className={on('cookie-on-top') ? css.cookiesTop : css.cookies}>
      <p>We use cookies to keep you signed in. With your consent we also count visits.</p>
      <div className={css.actions}>
        <Button look="quiet" onClick={() => answer('necessary')}>
          {label('Only necessary')}
        </Button>
        <Button onClick={() => answer('all')}>{label('Accept all')}</Button>
      </div>
    </section>
  );
}

function Newsletter() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), 900);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal title="Letters from the trail" open={open} onClose={() => setOpen(false)}>
      <p>One letter a month: new gear, old paths. No more than that.</p>
      <div className={css.actions}>
        <Button look="quiet" onClick={() => setOpen(false)}>
          No thanks
        </Button>
      </div>
    </Modal>
  );
}

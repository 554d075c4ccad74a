import { on } from './deploy.ts';

const renamed: Record<string, string> = {
  'Sign in': 'Log in',
  'Sign out': 'Log out',
  'Add to cart': 'Add to bag',
  Cart: 'Bag',
  'Go to checkout': 'Continue to checkout',
  'Place order': 'Complete purchase',
  Remove: 'Delete',
  Apply: 'Redeem',
  'Add paid seat': 'Buy a seat',
  'Save changes': 'Update profile',
  'Change password': 'New password',
  'Accept all': 'Allow all',
  'Only necessary': 'Essential only',
  'Cancel order': 'Withdraw order',
  'Download receipt': 'Get receipt',
};

const german: Record<string, string> = {
  Checkout: 'Kasse',
  'Delivery address': 'Lieferadresse',
  'Full name': 'Vollständiger Name',
  Email: 'E-Mail',
  'Street and number': 'Straße und Hausnummer',
  Postcode: 'Postleitzahl',
  City: 'Ort',
  Delivery: 'Versand',
  'Standard delivery': 'Standardversand',
  'Express delivery': 'Expressversand',
  Payment: 'Zahlung',
  Invoice: 'Rechnung',
  Card: 'Karte',
  'I accept the terms of sale': 'Ich stimme den Verkaufsbedingungen zu',
  'Place order': 'Jetzt kaufen',
  'Order summary': 'Bestellübersicht',
};

const marketing: Record<string, string> = {
  'Gear for long days outside': 'Made for the way up',
  'Packs, layers and camp kit that we carry ourselves, and repair for as long as you own them.':
    'Honest equipment from a small workshop, mended by us whenever it needs it.',
  'Everything we make': 'Our whole range',
  'Favourites this season': 'What people take along',
  'Juniper Outfitters. A demonstration shop: nothing is sold here.':
    'Juniper Outfitters, since this morning. A demonstration shop: nothing is sold here.',
};

/** A label of the interface in this deploy's words. */
export const label = (text: string): string => (on('renamed-copy') ? (renamed[text] ?? text) : text);

/** A label of the checkout page. */
export const checkoutLabel = (text: string): string => (on('other-language') ? (german[text] ?? text) : label(text));

/** A slogan or an introduction. */
export const slogan = (text: string): string => (on('reworded-marketing') ? (marketing[text] ?? text) : text);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Cents as `$1,234.50`. */
export const money = (cents: number): string => dollars.format(cents / 100);
export const date = (time: number): string => days.format(time);

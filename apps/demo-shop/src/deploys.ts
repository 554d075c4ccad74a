/** One switch of a deploy: a bug is a defect somebody would report, churn is a change nobody would. */
interface Switch {
  kind: 'bug' | 'churn';
  /** What a visitor sees, in one sentence. */
  about: string;
}

const bug = (about: string): Switch => ({ kind: 'bug', about });
const churn = (about: string): Switch => ({ kind: 'churn', about });

/** Every switch by its name. `/deploys/NAME` turns one on, `/deploys/NAME+NAME` several. */
export const switches = {
  'sign-in-refused': bug('The right password is refused.'),
  'any-password': bug('Any password is accepted.'),
  'sign-in-dead': bug('The sign-in button does nothing.'),
  'sign-out-ignored': bug('Signing out leaves the visitor signed in.'),
  'search-ignored': bug('Searching the catalogue lists everything.'),
  'search-500': bug('Searching the catalogue answers with a server error.'),
  'filter-ignored': bug('The category filter changes nothing.'),
  'sort-reversed': bug('Sorting by price sorts the other way round.'),
  'count-off-by-one': bug('The catalogue counts one product too many.'),
  'empty-catalogue': bug('The catalogue lists nothing.'),
  'missing-product': bug('The trail backpack is gone from the catalogue.'),
  'broken-images': bug('Product pictures do not load.'),
  'sold-out': bug('Every product says it is sold out.'),
  'product-404': bug('Product pages cannot be found.'),
  'price-mismatch': bug('The product page shows another price than the catalogue.'),
  'missing-add-button': bug('The product page has no button to add to the cart.'),
  'add-to-cart-lost': bug('Adding to the cart reports success and adds nothing.'),
  'quantity-ignored': bug('Adding three puts one into the cart.'),
  'wrong-colour': bug('The cart holds another colour than the chosen one.'),
  'wrong-total': bug('The cart and the order charge shipping twice.'),
  'stale-badge': bug('The cart badge in the header never changes.'),
  'wrong-row-removed': bug('Removing a cart line removes its neighbour.'),
  'remove-ignored': bug('Removing a cart line does nothing.'),
  'promo-ignored': bug('A promo code is accepted and takes nothing off.'),
  'dead-submit': bug('Place order does nothing.'),
  'missing-button': bug('Checkout has no button to place the order.'),
  'stuck-disabled': bug('Place order stays disabled for ever.'),
  'checkout-500': bug('Placing an order answers with a server error.'),
  'no-validation': bug('Checkout accepts an empty form.'),
  'postcode-refused': bug('Checkout refuses every postcode.'),
  'duplicate-order': bug('One order is placed twice.'),
  'other-language': bug('The checkout page is in German.'),
  'wrong-address': bug('The order ships to another city.'),
  'cart-not-emptied': bug('The cart is still full after the order.'),
  'express-not-charged': bug('Express delivery costs as much as standard delivery.'),
  'payment-frame-500': bug('The payment frame answers with a server error.'),
  'orders-never-answer': bug('The list of orders loads for ever.'),
  'orders-redirect-loop': bug('The orders page redirects to itself.'),
  'order-missing': bug('A new order is not in the list of orders.'),
  'cancel-ignored': bug('Cancelling an order reports success and changes nothing.'),
  'receipt-500': bug('Downloading a receipt answers with a server error.'),
  'stale-invoice': bug('The upcoming invoice does not follow the seats.'),
  'seat-lost': bug('Adding a seat reports success and adds nothing.'),
  'wrong-seat-removed': bug('Removing a member removes the next one.'),
  'invoice-miscounted': bug('The invoice charges one seat too many.'),
  'billing-500': bug('The billing page answers with a server error.'),
  'success-toast-without-effect': bug('Saving the settings reports success and saves nothing.'),
  'newsletter-flipped': bug('The newsletter switch is saved the wrong way round.'),
  'modal-dead': bug('The button that opens the password dialog does nothing.'),
  'modal-stuck': bug('Cancel does not close the password dialog.'),
  'avatar-lost': bug('Uploading a picture reports success and keeps the old one.'),
  'contact-500': bug('Sending a message answers with a server error.'),
  'blank-page': bug('The script fails at start and the page stays blank.'),
  'dead-link': bug('The orders link leads nowhere.'),
  'covered-for-ever': bug('A see-through layer covers the page and swallows every click.'),

  'renamed-copy': churn('Buttons and links carry other words of the same meaning.'),
  'reworded-marketing': churn('Slogans, introductions and the footer are written anew.'),
  'longer-descriptions': churn('Product descriptions are longer.'),
  'reordered-list': churn('Products, orders and members come in another order.'),
  'reordered-nav': churn('The links of the header come in another order.'),
  'reordered-fields': churn('The fields of a form come in another order.'),
  'remounted-nodes': churn('Lists and buttons are replaced by new equal nodes again and again.'),
  'double-fetch': churn('Every page loads its data a second time just after opening.'),
  wrapped: churn('Everything lies two boxes deeper.'),
  'other-ids': churn('Ids and class names are other ones.'),
  overlay: churn('A newsletter dialog opens shortly after the first page and can be closed.'),
  'new-banner': churn('A promotion stands above the header.'),
  'cookie-on-top': churn('The cookie notice is at the top.'),
  'chat-widget': churn('A chat button floats in the corner.'),
  'maintenance-notice': churn('A notice announces maintenance at the weekend.'),
  'footer-newsletter': churn('The footer asks for an address for the newsletter.'),
  'beta-badge': churn('The shop name carries a badge.'),
  breadcrumbs: churn('Each page has breadcrumbs.'),
  'extra-fields': churn('Forms have further fields that may stay empty.'),
  'extra-column': churn('Tables have a further column.'),
  'extra-nav': churn('The header has further links.'),
  'more-products': churn('The catalogue has three more products.'),
  slow: churn('Every answer takes a second and a half longer.'),
  jittery: churn('Answers take between nothing and 900 ms longer.'),
  'slow-script': churn('The script arrives a second later.'),
  'slow-images': churn('Pictures arrive two seconds later.'),
  skeletons: churn('Grey boxes stand where content is loading.'),
  'short-toasts': churn('Toasts go after a second and a half.'),
  animated: churn('Pages and cards slide in.'),
  'dark-theme': churn('Light text on a dark ground.'),
  'large-type': churn('Type is a quarter larger.'),
  compact: churn('Everything stands closer together.'),
  'narrow-column': churn('The page is narrower and long.'),
  'upper-case': churn('Buttons and links are shown in capital letters.'),
  icons: churn('Buttons carry an icon before their label.'),
  countdown: churn('A clock in the header counts down to the end of a sale.'),
  viewers: churn('A changing number of people is looking at a product.'),
  'console-noise': churn('A script warns in the console.'),
  'failing-tracker': churn('A tracker of another party cannot be reached.'),
  'sticky-header': churn('The header stays in sight while scrolling.'),
  'new-footer': churn('The footer has columns of links.'),
} as const satisfies Record<string, Switch>;

export type SwitchName = keyof typeof switches;

const isSwitch = (name: string): name is SwitchName => Object.hasOwn(switches, name);

/** A deploy of the shop: the healthy one at `/`, or the one whose name lists its switches. */
export interface Deploy {
  name: string;
  /** Path it is served under, without a slash at its end; empty for the healthy one. */
  base: string;
  on: ReadonlySet<SwitchName>;
}

export const healthy: Deploy = { name: 'healthy', base: '', on: new Set() };

/** Reads `wrong-total+slow`; null when a name is unknown. */
export function parseDeploy(name: string): Deploy | null {
  if (name === 'healthy') return { name, base: '/deploys/healthy', on: new Set() };
  const names = name.split('+');
  return names.every(isSwitch) ? { name, base: `/deploys/${name}`, on: new Set(names) } : null;
}

/** Splits `/deploys/NAME/rest` into the deploy and the path inside it; other paths belong to the healthy deploy. */
export function locate(url: string): { deploy: Deploy | null; path: string } {
  const match = /^\/deploys\/([^/?]+)(.*)$/.exec(url);
  if (!match) return { deploy: healthy, path: url };
  const rest = match[2] ?? '';
  return { deploy: parseDeploy(safeDecode(match[1] ?? '')), path: rest.startsWith('/') ? rest : `/${rest}` };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

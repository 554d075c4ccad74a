import type { SwitchName } from '@smokejumper/demo-shop';

/** A flow that holds on the healthy demo shop, and the bugs that it must not pass over. */
export interface ShopFlow {
  name: string;
  path: string;
  spec: string;
  bugs: readonly SwitchName[];
}

const address = `Enter "Ada Moreau" in the "Full name" field
Enter "ada@example.com" in the "Email" field
Enter "12 Rue des Tilleuls" in the "Street and number" field
Enter "69003" in the "Postcode" field
Enter "Lyon" in the "City" field
Tick "I accept the terms of sale"`;

const signIn = 'Log in as standard_user with {{password}}\nAccept the cookies';

/** Flows that together look at everything a switch of the shop can break. */
export const shopFlows: readonly ShopFlow[] = [
  {
    name: 'sign in and out',
    path: '/login',
    spec: `Type "standard_user" into Username and {{password}} into Password, click Sign in
The heading "Shop" is visible
Accept the cookies
Click "Sign out"
I should see "You are signed out."
The "Sign out" button should not be visible`,
    bugs: ['sign-in-refused', 'sign-in-dead', 'sign-out-ignored', 'blank-page', 'covered-for-ever'],
  },
  {
    name: 'a wrong password is refused',
    path: '/login',
    spec: 'Type "standard_user" into Username and "not my password" into Password, click Sign in > "Wrong username or password." is shown; the URL still contains /login',
    bugs: ['any-password', 'sign-in-dead'],
  },
  {
    name: 'search',
    path: '/products',
    spec: `accept the cookies
12 products should be listed
search for tent
the page shows "1 product"
click "Two-person tent"
the heading should read "Two-person tent"
the page should show "$329.00"`,
    bugs: ['search-ignored', 'search-500', 'empty-catalogue', 'missing-product', 'product-404', 'price-mismatch'],
  },
  {
    name: 'filter and sort',
    path: '/products',
    spec: `Accept the cookies.
Select "Packs" in the "Category" dropdown. I should see "2 products". 2 products are listed.
Select "All categories" in the "Category" dropdown. I should see "12 products".
Select "Price: low to high" in the "Sort by" dropdown. The first product should contain "Wool socks".`,
    bugs: ['filter-ignored', 'sort-reversed', 'count-off-by-one'],
  },
  {
    name: 'three slate backpacks',
    path: '/products/trail-backpack',
    spec: `Accept the cookies
The image "Trail backpack" is visible
Choose "Slate"
Enter "3" in the "Quantity" field
Click "Add to cart"
I should see "Trail backpack is in your cart."
The link "Cart 3" should be visible
Go to /cart
The row "Trail backpack" should contain "Slate"
The "Quantity of Trail backpack" field has the value "3"
The total should be "$272.90"`,
    bugs: [
      'broken-images',
      'sold-out',
      'product-404',
      'missing-add-button',
      'add-to-cart-lost',
      'quantity-ignored',
      'wrong-colour',
      'stale-badge',
      'wrong-total',
    ],
  },
  {
    name: 'remove from the cart',
    path: '/products',
    spec: `1. Accept the cookies
2. Click "Add to cart" in the card for "Camp mug"
3. I should see "Camp mug is in your cart."
4. Click "Add to cart" in the card for "Headlamp"
5. I should see "Headlamp is in your cart."
6. Open the cart
7. Click "Remove" in the row for "Camp mug"
8. I should see "Camp mug was removed."
9. The row "Headlamp" should be visible
10. The row "Camp mug" should not be visible`,
    bugs: ['wrong-row-removed', 'remove-ignored', 'add-to-cart-lost', 'sold-out'],
  },
  {
    name: 'a promo code',
    path: '/products/rain-jacket',
    spec: `Given I accept the cookies
When I click the "Add to cart" button
Then I should see "Rain jacket is in your cart."
When I go to "/cart"
Then the total should be "$154.90"
When I enter "TRAIL10" into the "Promo code" field
And I press the "Apply" button
Then I should see "Code TRAIL10 is applied."
And the total should be "$140.00"`,
    bugs: ['promo-ignored', 'wrong-total', 'add-to-cart-lost'],
  },
  {
    name: 'buy a backpack',
    path: '/login',
    spec: `${signIn}
Click "Add to cart" in the card for "Trail backpack"
I should see "Trail backpack is in your cart."
Open the cart
The total should be "$94.90"
Click "Go to checkout"
The heading "Checkout" should be visible
Click "Place order"
I should see "Please check the marked fields."
${address}
Click "Place order"
The heading "Thank you for your order" is visible
The page shows "$94.90"
The page shows "12 Rue des Tilleuls, 69003 Lyon"
The link "Cart 0" should be visible
Go to /orders
The table has 3 rows
The first row should contain "Processing"`,
    bugs: [
      'dead-submit',
      'missing-button',
      'stuck-disabled',
      'checkout-500',
      'no-validation',
      'postcode-refused',
      'duplicate-order',
      'other-language',
      'wrong-address',
      'cart-not-emptied',
      'order-missing',
      'missing-product',
    ],
  },
  {
    name: 'express delivery by card',
    path: '/login',
    spec: `${signIn}
Click "Add to cart" in the card for "Trail backpack"
I should see "Trail backpack is in your cart."
Go to /checkout
Choose "Express delivery"
The total should be "$103.90"
Choose "Card"
The "Card number" field should be visible`,
    bugs: ['express-not-charged', 'payment-frame-500'],
  },
  {
    name: 'cancel an order',
    path: '/login',
    spec: `${signIn}
Click "Add to cart" in the card for "Camp mug"
I should see "Camp mug is in your cart."
Go to /checkout
${address}
Click "Place order"
The heading "Thank you for your order" is visible
Click "Cancel order"
Click "Yes, cancel it"
I should see "is cancelled."
Reload the page
"Cancelled" is visible
"Processing" is not visible`,
    bugs: ['cancel-ignored', 'dead-submit'],
  },
  {
    name: 'orders and a receipt',
    path: '/login',
    spec: `${signIn}
Click the link "Orders"
The heading "Orders" is visible
The table has 2 rows
Click "#1001"
The heading "Order #1001" is visible
Click "Download receipt"
A file named "1001" should be downloaded`,
    bugs: ['dead-link', 'orders-never-answer', 'receipt-500'],
  },
  {
    name: 'the orders page',
    path: '/login',
    spec: `${signIn}
Go to /orders
The table has 2 rows`,
    bugs: ['orders-redirect-loop', 'orders-never-answer'],
  },
  {
    name: 'a paid seat',
    path: '/login',
    spec: `${signIn}. Go to Billing; the upcoming invoice shows "$43.20".
Under "Add a seat" enter "Dov Levin" as the member name and "dov@example.com" as the member email, then click
"Add paid seat". The members table should have 4 rows, "Dov Levin" is listed there, and the invoice total is
"$57.60".`,
    bugs: ['stale-invoice', 'seat-lost', 'invoice-miscounted'],
  },
  {
    name: 'take a seat away',
    path: '/login',
    spec: `${signIn}
Go to /billing
Click "Remove" in the row for "Ben Okafor"
I should see "Ben Okafor no longer has a seat."
The row "Chiara Lind" should be visible
The row "Ben Okafor" should not be visible`,
    bugs: ['wrong-seat-removed', 'billing-500'],
  },
  {
    name: 'settings',
    path: '/login',
    spec: `${signIn}
Go to /settings
Replace the display name with "Ada M."
Turn on the "Monthly newsletter" switch
Click "Save changes"
A toast says "Your settings are saved."
Reload the page
The "Display name" field has the value "Ada M."
The "Monthly newsletter" switch is on
Click "Change password"
The "Change your password" dialog opens
Click Cancel in the dialog
The dialog is gone`,
    bugs: ['success-toast-without-effect', 'newsletter-flipped', 'modal-dead', 'modal-stuck'],
  },
  {
    name: 'a picture',
    path: '/login',
    spec: `${signIn}
Go to /settings
Upload "me.png" as the profile picture
Click "Upload"
I should see "Your picture is uploaded."
I should see "Current picture: me.png"`,
    bugs: ['avatar-lost'],
  },
  {
    name: 'a message',
    path: '/help',
    spec: `Accept the cookies
Enter "ada@example.com" in the "Your email" field
Enter "Hello" in the "Message" field
Click "Send message"
"Message sent" is visible`,
    bugs: ['contact-500', 'covered-for-ever'],
  },
];

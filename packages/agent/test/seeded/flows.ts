/** Flows over the small shop, each true of it as it should be. */
export const flows = {
  'sign in': {
    path: '/',
    spec: 'Log in as robin with {{password}}. The heading "Products" should be visible. The URL should end with /shop. I should not see "Wrong user name".',
  },
  'wrong password': {
    path: '/',
    spec: `Enter "robin" into "User name"
Enter "nonsense" into "Password"
Click "Sign in"
I should see "Wrong user name or password"
The URL should not contain "/shop"`,
  },
  'fill the cart': {
    path: '/shop',
    spec: `1. Click "Add to cart" next to "Backpack"
2. The page should show "Cart: 1 items"
3. Click "Add to cart" next to "Mug"
4. The page should show "Cart: 2 items"
5. Click "Cart"
6. The row "Backpack" should contain "$49.50"
7. "Total" should be "$57.50"`,
  },
  'empty the cart': {
    path: '/shop',
    spec: `Click "Add to cart" next to "Bottle"
The page should show "Cart: 1 items"
Click "Add to cart" next to "Mug"
The page should show "Cart: 2 items"
Open "Cart"
Click "Remove" in the row containing "Bottle"
"Bottle" should not be visible
The row "Mug" should be visible
Click "Remove" in the row containing "Mug"
I should see "Your cart is empty"`,
  },
  'check out': {
    path: '/shop',
    spec: `Given I click "Add to cart" next to "Backpack"
Then the page should show "Cart: 1 items"
When I open "/cart"
And I click "Check out"
And I click "Place order"
Then I should see "Enter a valid e-mail address"
When I enter "robin@example.com" into "E-mail"
And I click "Place order"
Then the heading "Order complete" should be visible
And I should see "Total paid: $49.50"
And the "Orders" table should have 1 row
When I open "/cart"
Then I should see "Your cart is empty"`,
  },
  'save settings': {
    path: '/settings',
    spec: `Enter "Robin Tee" into "Display name"
Tick "Weekly digest"
Click "Save"
I should see "Saved"
Reload the page
"Display name" should have the value "Robin Tee"
"Weekly digest" should be checked`,
  },
  'remove a member': {
    path: '/team',
    spec: `There should be 3 rows
Click "Remove" in the row containing "Bob"
Accept the dialog
The dialog should say "Remove Bob?"
"Bob" should not be visible
The row "Carol" should be visible
I should see "2 members"
There should be 2 rows`,
  },
  'invite a member': {
    path: '/team',
    spec: `Click "Invite member"
In the "Invite member" dialog, enter "Dora" into "Name"
Select "Editor" in the "Role" dropdown
Click "Send invite"
The "Invite member" dialog should not be visible
The row "Dora" should contain "Editor"
I should see "4 members"`,
  },
  search: {
    path: '/shop',
    spec: 'Search for "lamp". I should see "1 results". "Desk lamp" should be visible. "Backpack" should not be visible.',
  },
  sort: {
    path: '/shop',
    spec: `Click "Sort by price"
The URL should contain "sort=price"
The first product should contain "Mug"
The last product should contain "Backpack"`,
  },
} as const satisfies Record<string, { path: string; spec: string }>;

export type FlowName = keyof typeof flows;

/** Bugs that a flow must not pass over. */
export const bugs: Record<FlowName, readonly string[]> = {
  'sign in': [
    'right password refused',
    'sign-in button is missing',
    'sign-in button is disabled',
    'stuck overlay',
    '500 on /shop',
    'redirect loop on /shop',
    '500 on /',
  ],
  'wrong password': ['any password accepted', 'no error message'],
  'fill the cart': [
    'dead add button',
    'add button is missing',
    'add fails',
    'adds twice',
    'add is not kept',
    'adds another product',
    'badge is off by one',
    'wrong total',
    'total is missing',
    '500 on /cart',
  ],
  'empty the cart': ['remove does nothing', 'removes another row', 'empty cart says nothing'],
  'check out': [
    'dead submit',
    'validation is gone',
    '500 on checkout',
    'order has another total',
    'order is not stored',
    'order is stored twice',
    'cart is not emptied',
    'checkout link is missing',
    'checkout link leads astray',
    'order page has another headline',
    'label is gone',
  ],
  'save settings': [
    'save answers 500',
    'save is stale',
    'save cuts the name',
    'box is not saved',
    'toast without saving',
    'toast is missing',
    'name cannot be edited',
  ],
  'remove a member': [
    'wrong member goes',
    'member stays',
    'no question before removing',
    'question names nobody',
    'member count is off by one',
    'table is not refreshed',
  ],
  'invite a member': [
    'dialog does not open',
    'dialog stays open',
    'invite is lost',
    'invites with another role',
    'member count is off by one',
  ],
  search: ['search finds nothing wrong', 'search finds one less', '500 on /shop'],
  sort: ['sorts the wrong way', 'sorts by name'],
};

const everywhere = [
  'menu in another order',
  'more wrappers',
  'dark theme',
  'footer text',
  'news banner',
  'other classes',
  'ticking clock',
  'late hydration',
  'console noise',
  'slower responses',
  'cookie bar at the bottom',
  'more menu entries',
];

/** Changes that no flow must stumble over. */
export const harmless: Record<FlowName, readonly string[]> = {
  'sign in': [...everywhere, 'other ids', 'extra field not required'],
  'wrong password': ['dark theme', 'extra field not required', 'text of another language'],
  'fill the cart': [
    'menu in another order',
    'cookie bar at the bottom',
    'late hydration',
    'products in another order',
    'products as articles',
    'list re-renders after load',
    'badge updates late',
    'pictures of products',
    'shop has another headline',
    'extra column',
  ],
  'empty the cart': ['products in another order', 'slower responses', 'more wrappers', 'extra column'],
  'check out': ['extra field not required', 'slower responses', 'news banner', 'products as articles', 'ticking clock'],
  'save settings': ['menu in another order', 'ticking clock', 'console noise', 'slower responses', 'help texts'],
  'remove a member': ['members in another order', 'extra column', 'slower responses', 'more wrappers', 'news banner'],
  'invite a member': ['members in another order', 'slower responses', 'dark theme', 'cookie bar at the bottom'],
  search: ['slower responses', 'pictures of products', 'products as articles', 'more menu entries'],
  sort: ['slower responses', 'pictures of products', 'shop has another headline', 'late hydration'],
};

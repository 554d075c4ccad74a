import { type Has, type Product, products, type State, totalOf } from './app.ts';

interface Ask {
  has: Has;
  state: State;
  url: URL;
}

const money = (amount: number) => `$${amount.toFixed(2)}`;

function layout({ has }: Ask, title: string, main: string): string {
  const links = [
    ['/shop', 'Shop'],
    ['/cart', 'Cart'],
    ['/team', 'Team'],
    ['/settings', 'Settings'],
  ];
  if (has('menu in another order')) links.reverse();
  const more = has('more menu entries') ? '<a href="/news">News</a><a href="/help">Help centre</a>' : '';
  const nav = `<nav aria-label="Main">${links.map(([href, name]) => `<a href="${href}">${name}</a>`).join(' ')}${more}</nav>`;
  const theme = has('dark theme')
    ? '<style>body{background:#111;color:#eee}button{background:#333;color:#fff}</style>'
    : '';
  const news = has('news banner')
    ? '<div class="promo"><p>Summer sale: free shipping this week</p><a href="/shop">See offers</a></div>'
    : '';
  const cookies = has('cookie bar at the bottom')
    ? '<div role="region" aria-label="Cookies" style="position:fixed;bottom:0;left:0;right:0;height:40px;background:#ffd">We use cookies. <button>Accept cookies</button></div>'
    : '';
  const wrapped = has('more wrappers') ? `<div class="x1"><div class="x2"><div>${main}</div></div></div>` : main;
  const foot = has('footer text') ? '<footer><p>Made with care. Version 9.</p></footer>' : '';
  const lag = has('late hydration')
    ? '<script>setTimeout(()=>{const m=document.querySelector("main");m.append(document.createElement("span"))},300)</script>'
    : '';
  const ticker = has('ticking clock')
    ? '<p id="tick">0</p><script>setInterval(()=>{document.getElementById("tick").textContent=new Date().toLocaleTimeString()},200)</script>'
    : '';
  const cls = has('other classes') ? ' class="css-9zq1 _a8"' : ' class="page"';
  return `<!doctype html><html lang="en"><head><title>${title} - Corner Shop</title>${theme}</head><body${cls}>${nav}${news}<main>${wrapped}</main>${foot}${cookies}${lag}${ticker}<script>${helpers(has)}</script></body></html>`;
}

function helpers(has: Has): string {
  const noise = has('console noise') ? 'console.error("third-party script failed");' : '';
  const toast = has('toast is missing')
    ? ''
    : 'const t=document.createElement("div");t.setAttribute("role","status");t.textContent=text;document.body.append(t);';
  return `${noise}
  async function send(path, data){ return fetch(path,{method:'POST',body:new URLSearchParams(data)}); }
  function toast(text){ ${toast} }`;
}

function loginPage(ask: Ask): string {
  const { has, url } = ask;
  const error =
    url.searchParams.has('error') && !has('no error message') ? '<p role="alert">Wrong user name or password</p>' : '';
  const button = has('sign-in button is missing')
    ? ''
    : `<button${has('sign-in button is disabled') ? ' disabled' : ''}>Sign in</button>`;
  const remember = has('extra field not required')
    ? '<label><input type="checkbox" name="remember"> Remember me</label>'
    : '';
  const language = has('text of another language') ? 'Anmelden' : 'Sign in to Corner Shop';
  const overlay = has('stuck overlay')
    ? '<div style="position:fixed;inset:0;z-index:9;background:rgba(0,0,0,.2)"></div>'
    : '';
  return layout(
    ask,
    'Sign in',
    `<h1>${language}</h1>${error}<form method="post" action="/login">
    <label>User name <input name="user" id="${has('other ids') ? 'fld-81' : 'user'}"></label>
    <label>Password <input name="password" type="password"></label>${remember}${button}</form>${overlay}`,
  );
}

function shopPage(ask: Ask): string {
  const { has, url, state } = ask;
  const query = (url.searchParams.get('q') ?? '').toLowerCase();
  let list: Product[] = products.filter(
    (product) => has('search finds nothing wrong') || product.name.toLowerCase().includes(query),
  );
  if (has('search finds one less')) list = list.slice(0, Math.max(0, list.length - 1));
  if (url.searchParams.get('sort') === 'price')
    list = [...list].sort((a, b) => (has('sorts the wrong way') ? b.price - a.price : a.price - b.price));
  if (has('sorts by name') && url.searchParams.has('sort'))
    list = [...list].sort((a, b) => a.name.localeCompare(b.name));
  if (has('products in another order') && !url.searchParams.has('sort')) list = [...list].reverse();
  const count = [...state.cart.values()].reduce((sum, n) => sum + n, 0);
  const tag = has('products as articles') ? 'article' : 'li';
  const button = has('dead add button')
    ? '<button type="button">Add to cart</button>'
    : '<button type="button" onclick="add(this)">Add to cart</button>';
  const picture = has('pictures of products')
    ? '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">'
    : '';
  const cards = list
    .map((product) => {
      const shown = has('add button is missing') && product.id === 'backpack' ? '' : button;
      const price = has('shows another price') && product.id === 'backpack' ? 94.5 : product.price;
      return `<${tag} data-id="${product.id}">${picture}<h2>${product.name}</h2><p class="price">${money(price)}</p>${shown}</${tag}>`;
    })
    .join('');
  const box = has('products as articles')
    ? `<div class="grid">${cards}</div>`
    : `<ul aria-label="Products">${cards}</ul>`;
  const refetch = has('list re-renders after load')
    ? 'setTimeout(()=>{const l=document.querySelector("main ul");if(l)l.innerHTML=l.innerHTML},150);'
    : '';
  const delay = has('badge updates late') ? 400 : 0;
  return layout(
    ask,
    'Shop',
    `<h1>${has('shop has another headline') ? 'All products' : 'Products'}</h1><p>Cart: <span id="badge">${count}</span> items</p>
    <form action="/shop"><label>Search <input type="search" name="q" value="${query}"></label></form>
    <p id="found">${list.length} results</p><a href="/shop?sort=price">Sort by price</a>${box}
    <script>async function add(b){const id=b.parentElement.dataset.id;const r=await send('/cart',{id});if(!r.ok)return;const {count}=await r.json();setTimeout(()=>{document.getElementById('badge').textContent=count},${delay});}${refetch}</script>`,
  );
}

function cartPage(ask: Ask): string {
  const { has, state } = ask;
  const rows = [...state.cart]
    .map(([id, count]) => {
      const product = products.find((entry) => entry.id === id) as Product;
      return `<tr><td>${product.name}</td><td>${count}</td><td>${money(product.price * count)}</td><td><form method="post" action="/cart/remove"><input type="hidden" name="id" value="${id}"><button>Remove</button></form></td></tr>`;
    })
    .join('');
  const total = totalOf(state) * (has('wrong total') ? 1.1 : 1);
  const links = has('checkout link is missing')
    ? ''
    : `<a href="${has('checkout link leads astray') ? '/shop' : '/checkout'}">Check out</a>`;
  const note = has('extra column') ? '<p>Prices include tax.</p>' : '';
  const table = `<table aria-label="Cart"><thead><tr><th>Product</th><th>Quantity</th><th>Price</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
  const shown = state.cart.size === 0 && !has('empty cart says nothing') ? '<p>Your cart is empty</p>' : table;
  return layout(
    ask,
    'Cart',
    `<h1>Your cart</h1>${shown}${note}<dl><dt>Total</dt><dd>${has('total is missing') ? '' : money(total)}</dd></dl>${links}`,
  );
}

function checkoutPage(ask: Ask): string {
  const { has, url } = ask;
  const error = url.searchParams.has('error') ? '<p role="alert">Enter a valid e-mail address</p>' : '';
  const button = has('dead submit') ? '<button type="button">Place order</button>' : '<button>Place order</button>';
  const extra = has('extra field not required') ? '<label>Company <input name="company"></label>' : '';
  const label = has('label is gone') ? '' : 'E-mail';
  return layout(
    ask,
    'Checkout',
    `<h1>Checkout</h1>${error}<form method="post" action="/checkout"><label>${label} <input name="email"></label>${extra}${button}</form>`,
  );
}

function orderPage(ask: Ask): string {
  const { has, url, state } = ask;
  const total = Number(url.searchParams.get('total'));
  const headline = has('order page has another headline') ? 'Basket' : 'Order complete';
  const list = state.orders.map((order) => `<tr><td>${order.id}</td><td>${money(order.total)}</td></tr>`).join('');
  return layout(
    ask,
    'Order',
    `<h1>${headline}</h1><p>Total paid: ${money(total)}</p><h2>Your orders</h2><table aria-label="Orders"><thead><tr><th>Number</th><th>Total</th></tr></thead><tbody>${list}</tbody></table>`,
  );
}

function settingsPage(ask: Ask): string {
  const { has, state } = ask;
  const call = has('toast without saving')
    ? "toast('Saved')"
    : "const r=await send('/settings',new FormData(f));if(r.ok)toast('Saved');else toast('Could not save')";
  const readonly = has('name cannot be edited') ? ' readonly' : '';
  const help = has('help texts') ? '<p>This name is shown to your team.</p>' : '';
  return layout(
    ask,
    'Settings',
    `<h1>Settings</h1><form onsubmit="return false"><label>Display name <input name="name" value="${state.name}"${readonly}></label>${help}
    <label><input type="checkbox" name="digest" ${state.digest ? 'checked' : ''}> Weekly digest</label><button onclick="save(this.form)">Save</button></form>
    <script>async function save(f){${call}}</script>`,
  );
}

function teamPage(ask: Ask): string {
  const { has, state } = ask;
  const members = has('members in another order') ? [...state.members].reverse() : state.members;
  const rows = members
    .map(
      (member) =>
        `<tr><td>${member.name}</td><td>${member.role}</td><td><button onclick="removeMember('${member.name}')">Remove</button></td></tr>`,
    )
    .join('');
  const confirm = has('no question before removing')
    ? ''
    : `if(!confirm(${has('question names nobody') ? '"Sure?"' : '"Remove "+name+"?"'}))return;`;
  const head = has('extra column')
    ? '<tr><th>Name</th><th>Role</th><th>Action</th></tr>'
    : '<tr><th>Name</th><th>Role</th><th></th></tr>';
  const dialog = has('dialog does not open') ? '' : "document.getElementById('invite').showModal()";
  const close = has('dialog stays open') ? '' : "document.getElementById('invite').close();";
  const refresh = has('table is not refreshed') ? '' : 'location.reload()';
  return layout(
    ask,
    'Team',
    `<h1>Team</h1><p>${state.members.length + (has('member count is off by one') ? 1 : 0)} members</p><button onclick="${dialog}">Invite member</button>
    <table aria-label="Members"><thead>${head}</thead><tbody>${rows}</tbody></table>
    <dialog id="invite" aria-label="Invite member"><form onsubmit="return false"><label>Name <input name="name"></label>
    <label>Role <select name="role"><option>Viewer</option><option>Editor</option></select></label><button onclick="invite(this.form)">Send invite</button></form></dialog>
    <script>async function removeMember(name){${confirm}await send('/team/remove',{name});${refresh}}
    async function invite(f){await send('/team',new FormData(f));${close}${has('dialog stays open') ? '' : refresh}}</script>`,
  );
}

export const pages: Record<string, (ask: Ask) => string> = {
  '/': loginPage,
  '/shop': shopPage,
  '/cart': cartPage,
  '/checkout': checkoutPage,
  '/order': orderPage,
  '/settings': settingsPage,
  '/team': teamPage,
};

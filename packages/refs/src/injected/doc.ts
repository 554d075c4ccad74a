let token = '';
let root: Element | null = null;

/** Names the document in this frame. A new one for a new root: `document.open` keeps the window and nothing else. */
export function docToken(): string {
  if (root !== document.documentElement || token === '') renew();
  return token;
}

function renew(): void {
  root = document.documentElement;
  token = crypto.getRandomValues(new Uint32Array(3)).join('-');
}

// A page that comes back out of the browser's cache was left all the same.
addEventListener('pageshow', (event) => {
  if (event.persisted) renew();
});

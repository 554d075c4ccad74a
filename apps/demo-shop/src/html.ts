/** Makes a text safe inside HTML text and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A plain document without the shop's script: frames, errors, the list of deploys. */
export function plainPage(input: { title: string; body: string; script?: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(input.title)}</title>
<style>${plainStyle}</style></head>
<body>${input.body}${input.script ? `<script>${input.script}</script>` : ''}</body></html>`;
}

const plainStyle = `
*{box-sizing:border-box}body{margin:0;padding:1rem;font:16px/1.5 "Inter",system-ui,"Segoe UI",sans-serif;color:#20281f;background:#fff}
label{display:block;font-weight:600;font-size:.875rem;margin:0 0 .75rem}
input,textarea{display:block;width:100%;margin-top:.25rem;padding:.55rem .7rem;font:inherit;border:1px solid #c3cbbf;border-radius:8px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{padding:.6rem 1.1rem;font:inherit;font-weight:600;color:#fff;background:#2f5d3a;border:0;border-radius:8px;cursor:pointer}
table{border-collapse:collapse;width:100%}td,th{padding:.4rem .6rem;border-bottom:1px solid #e3e7e0;text-align:left;vertical-align:top}
.wide{max-width:60rem;margin:0 auto}h1{font-size:1.6rem}code{background:#eef1ec;padding:.1rem .35rem;border-radius:5px}a{color:#2f5d3a}`;

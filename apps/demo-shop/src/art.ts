const grounds: Record<string, [string, string, string]> = {
  Packs: ['#e4ebdf', '#c7d6bd', '#4c6a45'],
  Clothing: ['#f1e6dc', '#e2cdb9', '#a15c38'],
  Camp: ['#e3e9ee', '#c5d3de', '#3f6182'],
  Navigation: ['#efe9d8', '#dfd2ac', '#8a6d1f'],
};

const shapes: Record<string, string> = {
  'trail-backpack':
    '<path d="M150 110a50 50 0 0 1 100 0"/><rect x="125" y="105" width="150" height="175" rx="38" class="f"/><rect x="150" y="190" width="100" height="62" rx="14"/><path d="M125 165h150M185 221h30"/>',
  'summit-daypack':
    '<path d="M165 120a35 35 0 0 1 70 0"/><path class="f" d="M140 150q0-40 60-40t60 40v95q0 30-30 30h-60q-30 0-30-30z"/><path d="M160 190h80M200 190v60"/>',
  'rain-jacket':
    '<path class="f" d="M170 105h60l50 40 22 70-32 12-14-40v95H144v-95l-14 40-32-12 22-70z"/><path d="M200 110v172M170 105q30 34 60 0M160 235h24M216 235h24"/>',
  'merino-beanie':
    '<path class="f" d="M125 225q0-110 75-110t75 110z"/><rect x="115" y="222" width="170" height="42" rx="18"/><circle cx="200" cy="104" r="16" class="f"/><path d="M145 232v22M170 232v22M195 232v22M220 232v22M245 232v22"/>',
  'wool-socks':
    '<path class="f" d="M150 105h50v105q0 18 18 24l42 16q22 10 14 30H170q-20 0-20-22z"/><path d="M150 130h50M150 148h50M236 280q4-20 26-26"/>',
  'two-person-tent':
    '<path class="f" d="M200 110l110 165H90z"/><path d="M200 110l-42 165M200 110l42 165M200 110v-14M76 275h248"/>',
  'sleeping-bag':
    '<rect class="f" x="105" y="145" width="190" height="95" rx="47"/><circle cx="152" cy="192" r="47"/><circle cx="152" cy="192" r="24"/><path d="M215 146v93M250 148v89"/>',
  'camp-stove':
    '<path d="M130 165h140M150 165l-14-26M250 165l14-26"/><rect class="f" x="160" y="165" width="80" height="26" rx="10"/><rect class="f" x="150" y="215" width="100" height="65" rx="16"/><path d="M200 191v24M200 150q-16-18 0-38 16 20 0 38z"/>',
  'camp-mug':
    '<path class="f" d="M140 130h110v120q0 22-22 22h-66q-22 0-22-22z"/><path d="M250 160q48 0 48 36t-48 36M140 150h110"/>',
  headlamp:
    '<rect class="f" x="150" y="150" width="100" height="80" rx="24"/><circle cx="200" cy="190" r="24"/><path d="M150 180q-52 0-60 40M250 180q52 0 60 40M200 130v-22M160 136l-12-18M240 136l12-18"/>',
  'map-and-compass':
    '<path class="f" d="M95 140l70-24 70 24 70-24v130l-70 24-70-24-70 24z"/><path d="M165 116v130M235 140v130"/><circle cx="262" cy="245" r="42" class="f"/><path d="M262 218l12 27-12 27-12-27z"/>',
  'trekking-poles':
    '<path d="M150 110l30 175M250 110l-30 175M168 262h30M202 262h30"/><rect class="f" x="138" y="92" width="20" height="52" rx="10" transform="rotate(-10 148 118)"/><rect class="f" x="242" y="92" width="20" height="52" rx="10" transform="rotate(10 252 118)"/>',
  'water-bottle':
    '<rect x="178" y="96" width="44" height="26" rx="8"/><rect class="f" x="155" y="122" width="90" height="160" rx="26"/><path d="M155 170h90M155 235h90"/>',
  'fleece-vest':
    '<path class="f" d="M160 105h80l30 44-20 26v105H150V175l-20-26z"/><path d="M200 112v168M160 105q40 38 80 0"/>',
  'dry-bag':
    '<rect class="f" x="145" y="135" width="110" height="145" rx="24"/><path d="M150 135q50-44 100 0M170 112h60"/>',
};

/** A product's picture as an SVG of 400 by 360, drawn from a few lines. */
export function productPicture(product: { slug: string; category: string }): string {
  const [light, deep, ink] = grounds[product.category] ?? ['#eeeeee', '#dddddd', '#555555'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 360"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="400" height="360" fill="url(#g)"/><circle cx="200" cy="190" r="138" fill="#fff" opacity=".35"/><ellipse cx="200" cy="296" rx="110" ry="12" fill="${ink}" opacity=".14"/><g fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><style>.f{fill:#fff;fill-opacity:.72}</style>${shapes[product.slug] ?? '<circle class="f" cx="200" cy="190" r="70"/>'}</g></svg>`;
}

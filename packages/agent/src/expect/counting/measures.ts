/** What an amount is of: a currency, or a quantity whose units come to one another by their factors. */
export interface Measure {
  /** Currencies that a symbol may stand for ("$" for many), or the one quantity. */
  of: readonly string[];
  factor: number;
}

/** Whether amounts of the two can be compared: "kg" and "g", "$" and "CA$". */
export function areOfOneKind(one: Measure, other: Measure): boolean {
  return one.of.some((kind) => other.of.includes(kind));
}

const quantities: Record<string, Record<string, number>> = {
  mass: { mg: 0.001, g: 1, kg: 1_000, t: 1e6, oz: 28.349523125, lb: 453.59237, lbs: 453.59237 },
  length: { mm: 0.001, cm: 0.01, m: 1, km: 1_000, ft: 0.3048, yd: 0.9144, mi: 1_609.344, mile: 1_609.344 },
  area: { 'm²': 1, m2: 1, 'km²': 1e6, km2: 1e6, ha: 1e4, ft2: 0.09290304, 'ft²': 0.09290304, sqm: 1 },
  volume: { ml: 0.001, mL: 0.001, cl: 0.01, dl: 0.1, l: 1, L: 1, liter: 1, litre: 1 },
  time: { ms: 0.001, s: 1, sec: 1, second: 1, min: 60, minute: 60, h: 3_600, hr: 3_600, hour: 3_600 },
  days: { day: 1, d: 1, week: 7, wk: 7 },
  months: { month: 1, mo: 1, year: 12, yr: 12 },
  data: { B: 1, byte: 1, kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 },
  rate: { kbps: 1e3, Kbps: 1e3, Mbps: 1e6, Gbps: 1e9, 'kbit/s': 1e3, 'Mbit/s': 1e6, 'Gbit/s': 1e9 },
  speed: { 'km/h': 1, kmh: 1, 'm/s': 3.6, mph: 1.609344 },
  power: { W: 1, kW: 1e3, MW: 1e6 },
  energy: { J: 1, kJ: 1e3, Wh: 3_600, kWh: 3.6e6, cal: 4.184, kcal: 4_184 },
  frequency: { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  pixels: { px: 1 },
  'per cent': { '%': 1, percent: 1 },
  celsius: { '°C': 1 },
  fahrenheit: { '°F': 1 },
};

const units = new Map<string, Measure>();
for (const [quantity, factors] of Object.entries(quantities))
  for (const [unit, factor] of Object.entries(factors)) units.set(unit, { of: [quantity], factor });

/** The unit by that writing: "kg", "KB", "hours"; null if it is none. */
export function unitOf(word: string): Measure | null {
  const small = word.toLowerCase();
  return (
    units.get(word) ?? (small.length < 2 ? null : (units.get(small) ?? units.get(small.replace(/s$/, '')) ?? null))
  );
}

let symbols: Map<string, readonly string[]> | null = null;

// Written in letters alone a symbol may be a word or a unit: only those that are neither.
const isSymbol = (text: string) => /[^a-z.]/i.test(text) || /^(?:kr|Rs|Rp|RM|Ft|lei)$/.test(text);

function knownSymbols(): Map<string, readonly string[]> {
  if (symbols !== null) return symbols;
  const found = new Map<string, string[]>([['US$', ['USD']]]);
  for (const currency of Intl.supportedValuesOf('currency')) {
    found.set(currency, [currency]);
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      const form = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
      const symbol = form.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
      if (symbol !== currency && isSymbol(symbol))
        found.set(symbol, [...new Set([...(found.get(symbol) ?? []), currency])]);
    }
  }
  symbols = found;
  return found;
}

/** The currency by that symbol or code: "€", "US$", "CHF"; null if it is none. */
export function currencyOf(symbol: string): Measure | null {
  const known = knownSymbols().get(symbol) ?? (/^\p{Sc}$/u.test(symbol) ? [symbol] : null);
  return known === null ? null : { of: known, factor: 1 };
}

export const categories = ['Packs', 'Clothing', 'Camp', 'Navigation'] as const;
export type Category = (typeof categories)[number];

export interface Product {
  slug: string;
  name: string;
  category: Category;
  /** In cents. */
  price: number;
  colours: readonly string[];
  inStock: boolean;
  blurb: string;
  details: readonly string[];
  rating: number;
}

type Row = [
  slug: string,
  name: string,
  category: Category,
  price: number,
  colours: string[],
  blurb: string,
  rating: number,
];

const rows: Row[] = [
  [
    'trail-backpack',
    'Trail backpack',
    'Packs',
    8900,
    ['Moss', 'Slate', 'Clay'],
    'Thirty litres with a frame that carries the weight on your hips.',
    4.8,
  ],
  [
    'summit-daypack',
    'Summit daypack',
    'Packs',
    5400,
    ['Slate', 'Clay'],
    'Eighteen light litres for the last hour to the top.',
    4.5,
  ],
  [
    'rain-jacket',
    'Rain jacket',
    'Clothing',
    14900,
    ['Pine', 'Ochre'],
    'Three layers, taped seams, and a hood that turns with your head.',
    4.7,
  ],
  [
    'merino-beanie',
    'Merino beanie',
    'Clothing',
    3200,
    ['Charcoal', 'Rust'],
    'Warm when wet, soft from the first day.',
    4.6,
  ],
  [
    'wool-socks',
    'Wool socks',
    'Clothing',
    1600,
    ['Grey', 'Navy'],
    'Knitted without a seam where your boots would find it.',
    4.9,
  ],
  [
    'two-person-tent',
    'Two-person tent',
    'Camp',
    32900,
    ['Sand', 'Moss'],
    'Stands in three minutes and weighs under two kilos.',
    4.7,
  ],
  [
    'sleeping-bag',
    'Sleeping bag',
    'Camp',
    17900,
    ['Teal', 'Charcoal'],
    'Down for clear nights to five below zero.',
    4.4,
  ],
  ['camp-stove', 'Camp stove', 'Camp', 6400, ['Steel'], 'Half a litre of boiling water in two minutes.', 4.3],
  ['camp-mug', 'Camp mug', 'Camp', 1800, ['Cream', 'Blue'], 'Enamel that has been dropped and does not mind.', 4.8],
  [
    'headlamp',
    'Headlamp',
    'Navigation',
    3950,
    ['Black', 'Orange'],
    'Four hundred lumens, and a red light for the map.',
    4.5,
  ],
  ['map-and-compass', 'Map and compass', 'Navigation', 2900, ['Classic'], 'For the day the battery is flat.', 4.2],
  [
    'trekking-poles',
    'Trekking poles',
    'Navigation',
    7490,
    ['Black', 'Silver'],
    'A pair that folds to the length of a bottle.',
    4.6,
  ],
];

const moreRows: Row[] = [
  ['water-bottle', 'Water bottle', 'Camp', 2400, ['Steel', 'Moss'], 'Keeps cold water cold for a day.', 4.7],
  ['fleece-vest', 'Fleece vest', 'Clothing', 6900, ['Pine', 'Sand'], 'The layer that is always packed.', 4.5],
  ['dry-bag', 'Dry bag', 'Packs', 2200, ['Yellow'], 'Ten litres that stay dry in a river.', 4.4],
];

const toProduct = ([slug, name, category, price, colours, blurb, rating]: Row): Product => ({
  slug,
  name,
  category,
  price,
  colours,
  inStock: slug !== 'camp-stove',
  blurb,
  details: [
    'Repaired for free for as long as you own it',
    'Ships within one working day',
    'Thirty days to send it back',
  ],
  rating,
});

export const products: readonly Product[] = rows.map(toProduct);
export const moreProducts: readonly Product[] = moreRows.map(toProduct);
export const productBySlug = (slug: string): Product | undefined =>
  [...products, ...moreProducts].find((product) => product.slug === slug);

import { convert, type Rate } from '#provider/simulator/facts/exchange-rates.ts';
import { numberedRandom, weighted } from '#provider/simulator/facts/seeded-random.ts';
import { labelled } from './prices.ts';
import type { WorldProduct } from './world-rows.ts';

/** Something the shop sells: what it costs in US cents, and how often it is bought. */
export type Product = Readonly<{
  id: number;
  name: string;
  sku: string;
  price: number;
  share: number;
  isSubscription: boolean;
}>;

type Entry = readonly [sku: string, name: string, price: number, share: number];

/** A shop for paper, ink and desks. */
const GOODS: readonly Entry[] = [
  ['PCL-HB-3', 'Cedar pencils HB, set of 3', 600, 5],
  ['ERS-DUST', 'Dust-free eraser', 600, 4],
  ['CRD-THX-6', 'Thank-you cards, box of 6', 900, 5],
  ['SHP-BRS', 'Brass pencil sharpener', 900, 4],
  ['WSH-TAPE', 'Washi tape, four rolls', 900, 4],
  ['NB-A6-DOT', 'Pocket notebook A6, dotted', 1200, 6],
  ['INK-BLU-30', 'Fountain pen ink, harbour blue, 30 ml', 1200, 5],
  ['ENV-C6-25', 'Cotton envelopes C6, pack of 25', 1200, 3],
  ['NB-A5-SAGE', 'Linen notebook A5, sage', 1499, 7],
  ['NB-A5-RUST', 'Linen notebook A5, rust', 1499, 5],
  ['PLN-WEEK', 'Weekly desk planner, 60 sheets', 1499, 5],
  ['INK-GRN-50', 'Iron gall ink, moss green, 50 ml', 1800, 4],
  ['CLP-BRS-20', 'Brass paper clips, tin of 20', 1800, 4],
  ['MUG-SPK', 'Speckled stoneware mug', 1800, 6],
  ['NB-B5-GRID', 'Grid notebook B5, lay-flat', 1999, 7],
  ['PEN-GEL-5', 'Gel pens 0.5 mm, set of 5', 1999, 6],
  ['CAL-WALL', 'Letterpress wall calendar', 1999, 5],
  ['CNDL-CDR', 'Cedar and smoke candle', 1999, 4],
  ['BRSH-CAL', 'Calligraphy brush, medium', 2400, 4],
  ['WAX-SEAL', 'Sealing wax kit with two stamps', 2400, 4],
  ['TRY-VALET', 'Cork valet tray', 2400, 4],
  ['ART-PST-24', 'Oil pastels, box of 24', 2499, 5],
  ['BAG-TOTE', 'Heavy canvas tote bag', 2499, 6],
  ['SCR-GLUE', 'Bookbinding starter set', 2499, 3],
  ['PEN-ROLL', 'Aluminium rollerball pen', 2999, 6],
  ['CASE-FELT', 'Wool felt pen case', 2999, 5],
  ['PAPER-LTR', 'Laid letter paper, 50 sheets', 2999, 4],
  ['WTR-12', 'Watercolour half pans, set of 12', 3499, 5],
  ['BLT-MAT', 'Self-healing cutting mat A3', 3499, 3],
  ['STK-PHOTO', 'Photo album, 40 cream pages', 3499, 3],
  ['APR-LIN', 'Linen studio apron', 3900, 4],
  ['RULE-BRS', 'Brass rule, 30 cm', 3900, 4],
  ['POT-PLANT', 'Terracotta desk planter', 3900, 3],
  ['NB-A4-LTHR', 'Leather notebook cover A4', 4500, 4],
  ['MARK-36', 'Brush markers, set of 36', 4500, 4],
  ['PEN-FTN-ST', 'Steel fountain pen, fine nib', 4999, 5],
  ['ORG-OAK', 'Oak desk organiser', 4999, 4],
  ['STND-TAB', 'Beech tablet stand', 5900, 4],
  ['PAD-DESK', 'Wool desk pad, charcoal', 5900, 4],
  ['CLK-DESK', 'Quiet desk clock', 6999, 4],
  ['LMP-CLIP', 'Clip-on reading lamp', 6999, 3],
  ['BAG-SATCH', 'Waxed canvas satchel', 7900, 3],
  ['SET-INK-6', 'Ink sampler, six bottles', 7900, 3],
  ['PEN-BR-ENG', 'Brass fountain pen, engraved', 8900, 3],
  ['EASEL-TBL', 'Beech table easel', 8900, 2],
  ['BOX-LTR', 'Walnut letter box', 9900, 3],
  ['PEN-FTN-14', 'Fountain pen, 14 ct gold nib', 12_500, 2],
  ['LMP-DESK', 'Brass desk lamp', 14_900, 2],
  ['BAG-BRIEF', 'Bridle leather briefcase', 19_900, 1.4],
  ['PRSS-TBL', 'Table-top letterpress', 24_900, 0.9],
  ['SHLF-WALL', 'Wall shelf, oiled oak', 34_900, 0.5],
  ['CHR-DESK', 'Bentwood desk chair', 49_900, 0.3],
  ['DSK-WRT', 'Writing desk, solid ash', 89_900, 0.12],
  ['DSK-STAND', 'Standing desk, walnut', 129_900, 0.06],
  ['CAB-PLAN', 'Plan chest, seven drawers', 249_900, 0.02],
];
const SUBSCRIPTIONS: readonly Entry[] = [
  ['SUB-CARD', 'Card of the month', 900, 1],
  ['SUB-INK-S', 'Ink club, small bottle', 1200, 1],
  ['SUB-NB', 'Notebook every month', 1500, 1],
  ['SUB-PAPER', 'Paper box', 1900, 1],
  ['SUB-INK-L', 'Ink club, three bottles', 2900, 1],
  ['SUB-STUDIO', 'Studio box', 4900, 1],
];

const numbered =
  (first: number, isSubscription: boolean) =>
  ([sku, name, price, share]: Entry, index: number): Product => ({
    id: first + index,
    sku,
    name,
    price,
    share,
    isSubscription,
  });

export const PRODUCTS: readonly Product[] = GOODS.map(numbered(1, false));
export const SUBSCRIPTION_PRODUCTS: readonly Product[] = SUBSCRIPTIONS.map(numbered(GOODS.length + 1, true));

export const pickProduct = weighted(PRODUCTS.map((product) => [product, product.share] as const));

/** What a product costs in a currency; `rate` leads there from dollars. */
export const priceOf = ({ price }: Product, rate: Rate): number =>
  rate.to === 'usd' ? price : labelled(convert(price, rate), rate.to);

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** The shop's shelves in its own currency. A few things are sold out and one waits for its pictures. */
export function productRows(seed: string, rate: Rate): readonly WorldProduct[] {
  const randomOf = numberedRandom(`${seed}/products`);
  return [...PRODUCTS, ...SUBSCRIPTION_PRODUCTS].map((product) => {
    const random = randomOf(product.id);
    const { id, name, sku, isSubscription } = product;
    const inStock = random.chance(0.08) ? 0 : random.between(2, 240);
    return {
      id,
      slug: slugOf(name),
      name,
      sku,
      price: priceOf(product, rate),
      currency: rate.to,
      stock: isSubscription ? null : inStock,
      description: isSubscription ? 'Sent once a month, until you call it off.' : '',
      status: id === PRODUCTS.length - 1 ? 'draft' : 'publish',
      paid_every: isSubscription ? 'month' : null,
    };
  });
}

import { assert } from '#domain/shared/assert.ts';
import { decimalsOf, type Minor, minor } from '#domain/shared/money.ts';
import type { Day } from './calendar.ts';
import { numberedRandom } from './seeded-random.ts';

/** Digits behind the decimal point of a rate. */
const RATE_DIGITS = 10;
const RATE_UNIT = 10 ** RATE_DIGITS;

/** What one whole unit of a currency is worth in US dollars, in ten-billionths, around which the years swing. */
const DOLLAR_VALUES: Readonly<Record<string, number>> = {
  usd: 10_000_000_000,
  eur: 10_850_000_000,
  gbp: 12_700_000_000,
  jpy: 66_800_000,
  kwd: 32_550_000_000,
  cad: 7_310_000_000,
  aud: 6_560_000_000,
  nzd: 6_020_000_000,
  chf: 11_280_000_000,
  sek: 954_000_000,
  nok: 931_000_000,
  dkk: 1_454_000_000,
  pln: 2_514_000_000,
  czk: 430_000_000,
  huf: 27_600_000,
  ron: 2_182_000_000,
  uah: 242_000_000,
  try: 291_000_000,
  mxn: 553_000_000,
  clp: 10_600_000,
  brl: 1_836_000_000,
  aed: 2_723_000_000,
  sar: 2_666_000_000,
  bhd: 26_525_000_000,
  jod: 14_104_000_000,
  ils: 2_705_000_000,
  inr: 119_500_000,
  cny: 1_382_000_000,
  hkd: 1_281_000_000,
  sgd: 7_520_000_000,
  krw: 7_250_000,
  thb: 284_000_000,
  vnd: 393_000,
};
export const CURRENCIES: readonly string[] = Object.keys(DOLLAR_VALUES);

const dollarValue = (currency: string): number => {
  const value = DOLLAR_VALUES[currency];
  assert(value !== undefined, `${currency} has a rate`);
  return value;
};

/** `1 customer unit = rate store units`, both in whole units and not in minor ones, as a count of ten-billionths. */
export type Rate = Readonly<{ from: string; to: string; units: number }>;

/** Decimal digits without a float: 10850000000 reads `1.085`. */
export function rateText({ units }: Rate): string {
  const fraction = String(units % RATE_UNIT)
    .padStart(RATE_DIGITS, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(units / RATE_UNIT));
  return fraction ? `${whole}.${fraction}` : whole;
}

const MILLION = 1_000_000;
/** The furthest a rate drifts from its middle within a season, and within a day, in millionths. */
const SEASON_SWING = 45_000;
const DAY_SWING = 4_000;
const SEASON_DAYS = 90;

/** Multiplies by millionths and rounds down, exactly: the product may be too large for a float's whole numbers. */
const scaled = (value: number, millionths: number): number =>
  Number((BigInt(value) * BigInt(millionths)) / BigInt(MILLION));

/** Rates that drift by season and tremble by day, the same for everybody who asks about the same day. */
export function exchangeRates(seed: string): (from: string, to: string, day: Day) => Rate {
  const swings = new Map(CURRENCIES.map((code) => [code, numberedRandom(`${seed}/rates/${code}`)]));
  const seasonOf = (code: string, season: number) =>
    swings.get(code)?.(season).between(-SEASON_SWING, SEASON_SWING) ?? 0;

  const valueOn = (code: string, day: Day): number => {
    if (code === 'usd') return dollarValue(code);
    const season = Math.floor(day / SEASON_DAYS);
    const elapsed = day % SEASON_DAYS;
    const drift = seasonOf(code, season) * (SEASON_DAYS - elapsed) + seasonOf(code, season + 1) * elapsed;
    const tremor =
      swings
        .get(code)?.(MILLION + day)
        .between(-DAY_SWING, DAY_SWING) ?? 0;
    return scaled(dollarValue(code), MILLION + Math.trunc(drift / SEASON_DAYS) + tremor);
  };

  const known = new Map<string, Rate>();
  let knownDay: Day | undefined;
  return (from, to, day) => {
    if (day !== knownDay) known.clear();
    knownDay = day;
    const pair = from + to;
    const found = known.get(pair);
    if (found) return found;
    const units = Number((BigInt(valueOn(from, day)) * BigInt(RATE_UNIT)) / BigInt(valueOn(to, day)));
    const rate: Rate = { from, to, units };
    known.set(pair, rate);
    return rate;
  };
}

/** Rounds to the nearest whole number, halves away from zero: −2.5 becomes −3, so a refund mirrors its charge. */
function dividedHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}

/** The same money in the other currency, in whole minor units; the decimals of both currencies are minded. */
export function convert(amount: number, rate: Rate): Minor {
  const shift = decimalsOf(rate.to) - decimalsOf(rate.from);
  const product = BigInt(amount) * BigInt(rate.units) * 10n ** BigInt(Math.max(shift, 0));
  const divisor = BigInt(RATE_UNIT) * 10n ** BigInt(Math.max(-shift, 0));
  return minor(Number(dividedHalfUp(product, divisor)));
}

import { decimalsOf, isCurrency } from '../shared/money.ts';

/** An amount in minor units, for currencies with so many decimals; or for one currency, where it was named. */
export type TypedAmount = Readonly<{ amount: number; decimals: 0 | 2 | 3; currency?: string }>;

const SIGNS: Readonly<Record<string, string>> = { '€': 'eur', '£': 'gbp', '₹': 'inr', '₩': 'krw' };
/** Many currencies share these, so they name none. */
const SHARED_SIGNS = /^[$¥]|[$¥]$/;
/** Grouped digits or plain ones, and up to three decimals behind a point or a comma. */
const SHAPE = /^(\d{1,3}(?:[ ,.'’\u00A0\u202F]\d{3})+|\d{1,12})(?:[.,](\d{1,3}))?$/;
const AMOUNT_MAX = 999_999_999_999;
const DECIMALS = [2, 0, 3] as const;

/**
 * What a typed amount may be in minor units. Where a point may part thousands or decimals (`1.234`), it is read both ways.
 */
export function typedAmounts(text: string): readonly TypedAmount[] {
  const { digits, currency } = apart(text);
  const readings = [SHAPE.exec(digits), decimalReading(digits)].flatMap((shape) =>
    shape === null ? [] : minorReadings(shape[1] ?? '', shape[2] ?? ''),
  );
  return readings
    .filter(({ decimals }) => currency === undefined || decimalsOf(currency) === decimals)
    .map((reading) => (currency === undefined ? reading : { ...reading, currency }));
}

/** `1,234` is grouped to most, and 1.234 dinars to some. */
const decimalReading = (digits: string): RegExpExecArray | null =>
  /^\d{1,3}[.,]\d{3}$/.test(digits) ? /^(\d+)[.,](\d{3})$/.exec(digits) : null;

function minorReadings(grouped: string, fraction: string): readonly TypedAmount[] {
  const whole = grouped.replaceAll(/\D/g, '');
  // No sum begins with a zero, but the digits of a card may.
  if (whole.length > 1 && whole.startsWith('0')) return [];
  return DECIMALS.flatMap((decimals) => {
    const amount = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
    return fraction.length <= decimals && amount > 0 && amount <= AMOUNT_MAX ? [{ amount, decimals }] : [];
  });
}

/** The digits, and the currency whose code or sign stands before or behind them. */
function apart(text: string): Readonly<{ digits: string; currency?: string }> {
  const code = /^([a-z]{3}) ?(?=\d)|(?<=\d) ?([a-z]{3})$/i.exec(text);
  const named = (code?.[1] ?? code?.[2])?.toLowerCase();
  if (code && named !== undefined && isCurrency(named))
    return { digits: text.replace(code[0], '').trim(), currency: named };
  const sign = Object.keys(SIGNS).find((one) => text.startsWith(one) || text.endsWith(one));
  if (sign !== undefined) return { digits: text.replace(sign, '').trim(), currency: SIGNS[sign] };
  return { digits: text.replace(SHARED_SIGNS, '').trim() };
}

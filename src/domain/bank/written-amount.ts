import { decimalsOf, type Minor, minor } from '../shared/money.ts';

export type DecimalSign = '.' | ',';

/** A hundred billion: no merchant's line is as large, and two such still add up exactly. */
const AMOUNT_MAX = 10_000_000_000_000;
const SPACES_AND_MARKS = /[\s\u00a0\u202f'\u2019\u02bc]/g;
const MINUS = /[\u2212\u2013]/g;

type Bare = Readonly<{ digits: string; isNegative: boolean }>;

/** Without spaces, apostrophes and currency; `(12.30)`, `12.30-` and `-12.30` are the same. */
function bareAmount(text: string): Bare | undefined {
  const even = text.replace(MINUS, '-').replace(SPACES_AND_MARKS, '');
  const match =
    /^(\()?([-+])?(?:[A-Za-z]{3}|\p{Sc})?([-+])?([\d.,]+)(?:[A-Za-z]{3}|\p{Sc})?([-+])?(\))?$/u.exec(even);
  if (!match) return undefined;
  const [, open, first, second, digits = '', last, close] = match;
  if ((open === undefined) !== (close === undefined) || !/\d/.test(digits)) return undefined;
  const signs = [first, second, last].filter((sign) => sign !== undefined);
  if (signs.length + (open ? 1 : 0) > 1) return undefined;
  return { digits, isNegative: open !== undefined || signs[0] === '-' };
}

export type WrittenAmount = Minor | 'amount' | 'decimals';

/** What a bank wrote as an amount, to the minor unit; otherwise what is wrong with it. Nothing is rounded. */
export function writtenAmount(text: string, currency: string, decimal: DecimalSign): WrittenAmount {
  const bare = bareAmount(text);
  if (!bare) return 'amount';
  const group = decimal === '.' ? ',' : '.';
  const parts = bare.digits.split(decimal);
  if (parts.length > 2) return 'amount';
  const [grouped = '', fraction = ''] = parts;
  if (fraction.includes(group)) return 'amount';
  const groups = grouped.split(group);
  if (
    groups.length > 1 &&
    !(/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((each) => each.length === 3))
  )
    return 'amount';
  const decimals = decimalsOf(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return 'decimals';
  // A string of digits alone: whole, and exact while it is safe.
  const amount = Number(groups.join('') + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (amount > AMOUNT_MAX) return 'amount';
  return minor(bare.isNegative && amount !== 0 ? -amount : amount);
}

/** What one cell says of its decimal sign; nothing where it has none, or where three digits follow its only separator. */
function signOf(text: string): DecimalSign | 'either' | undefined {
  const digits = bareAmount(text)?.digits;
  if (digits === undefined) return undefined;
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (points === 0 && commas === 0) return undefined;
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const [sign, other]: readonly [DecimalSign, DecimalSign] = points > 0 ? ['.', ','] : [',', '.'];
  if (Math.max(points, commas) > 1) return other;
  return digits.length - 1 - digits.lastIndexOf(sign) === 3 ? 'either' : sign;
}

/** The decimal sign of a column, decided by all of its cells; `unclear` where they could mean either or contradict each other. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | 'unclear' {
  const said = new Set<DecimalSign>();
  let isEither = false;
  for (const cell of cells) {
    const sign = signOf(cell);
    if (sign === 'either') isEither = true;
    else if (sign) said.add(sign);
  }
  const [first, second] = said;
  if (second) return 'unclear';
  return first ?? (isEither ? 'unclear' : '.');
}

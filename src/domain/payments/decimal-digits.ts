const DIGIT = /^\p{Nd}$/u;
const known = new Map<string, string>();

/** The digits of every script as we write them: of each script they stand one behind the other, from nought to nine. */
export const plainDigits = (digits: string): string =>
  /^[0-9]*$/.test(digits) ? digits : [...digits].map(plainDigit).join('');

function plainDigit(digit: string): string {
  const found = known.get(digit) ?? String(placeOf(digit.codePointAt(0) ?? 0) % 10);
  known.set(digit, found);
  return found;
}

/** How many digits stand before it without a gap: none of another script, or all ten of it. */
function placeOf(point: number): number {
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before;
}

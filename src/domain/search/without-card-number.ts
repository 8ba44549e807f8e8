const DIGITS = /\d(?:[ -]?\d){12,}/g;

/** The check that every card number passes, and one of ten other numbers. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A card number that somebody pastes never travels: its last four digits say as much as we may know. */
export const withoutCardNumber = (text: string): string =>
  text.replaceAll(DIGITS, (found) => cardNumberIn(found.split(/[ -]/))?.slice(-4) ?? found);

/** Other digits may stand before or behind it, so every row of groups that is long enough is tried. */
function cardNumberIn(groups: readonly string[]): string | undefined {
  for (const first of groups.keys())
    for (let last = first; last < groups.length; last += 1) {
      const digits = groups.slice(first, last + 1).join('');
      if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return digits;
    }
  return undefined;
}

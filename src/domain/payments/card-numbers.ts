/** Digits of a text that belong together: a blank or a dash, as people group a number, may stand between them. */
const DIGITS = /\d(?:[ \u00a0\u2009\u202f\u2010-\u2013-]?\d){12,}/g;
const LENGTH_MIN = 13;
const LENGTH_MAX = 19;

/** The check that every card number passes, and one of ten other numbers. */
function passesLuhn(digits: string, from: number, to: number): boolean {
  if (digits[from] === '0') return false; // No card begins so, and rows of zeros would pass.
  let sum = 0;
  for (let at = to - 1; at >= from; at -= 1) {
    const digit = digits.charCodeAt(at) - 48;
    const doubled = (to - at) % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

type Group = Readonly<{ text: string; at: number; digitsBefore: number }>;

/** Puts something in the place of every card number of a text, made of its last four digits. */
const replaceCardNumbers = (text: string, put: (last4: string) => string): string =>
  text.replaceAll(DIGITS, (run) => {
    let digits = '';
    const groups: Group[] = [...run.matchAll(/\d+/g)].map(({ 0: group, index }) => {
      const digitsBefore = digits.length;
      digits += group;
      return { text: group, at: index, digitsBefore };
    });
    let [replaced, done] = ['', 0];
    for (let first = 0; first < groups.length; first += 1) {
      const last = lastGroupOfCard(digits, groups, first);
      const [begin, end] = [groups[first], last === undefined ? undefined : groups[last]];
      if (begin === undefined || end === undefined || last === undefined) continue;
      const digitsEnd = end.digitsBefore + end.text.length;
      replaced += run.slice(done, begin.at) + put(digits.slice(digitsEnd - 4, digitsEnd));
      done = end.at + end.text.length;
      first = last;
    }
    return replaced + run.slice(done);
  });

/** Other digits may stand before or behind it, so every row of groups that is long enough is tried. */
function lastGroupOfCard(digits: string, groups: readonly Group[], first: number): number | undefined {
  const from = groups[first]?.digitsBefore ?? 0;
  for (let last = first; last < groups.length; last += 1) {
    const to = groups[last + 1]?.digitsBefore ?? digits.length;
    if (to - from > LENGTH_MAX) return undefined;
    if (to - from >= LENGTH_MIN && passesLuhn(digits, from, to)) return last;
  }
  return undefined;
}

/** A card number that somebody types into a search never travels: its last four digits say as much as we may know. */
export const withoutCardNumber = (text: string): string => replaceCardNumbers(text, (last4) => last4);

/** What somebody writes is kept without card numbers; their last four digits say which card was meant. */
export const maskCardNumbers = (text: string): string => replaceCardNumbers(text, (last4) => `•••• ${last4}`);

export const hasCardNumber = (text: string): boolean => maskCardNumbers(text) !== text;

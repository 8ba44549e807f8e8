import { issuedLengths } from './card-issuers.ts';
import { plainDigits } from './decimal-digits.ts';
import { findIbans } from './iban.ts';

/** What people, files and forms put between the digits of one number: up to three blanks, dashes, lines, dots, slashes, signs nobody sees. */
const BETWEEN = '[\\s\\p{Z}\\p{Pd}\\p{Pc}\\p{Cf}\\u2212./\\\\|\\u00b7\\u2027\\u30fb\\uff0e\\uff0f]{0,3}';
/** Digits of any script that may belong together. */
const RUN = new RegExp(`\\p{Nd}(?:${BETWEEN}\\p{Nd}){13,}`, 'gu');
const LENGTH_MIN = 14;
const LENGTH_MAX = 19;
/** A number that is written with a plus has at most so many digits, and is a telephone's. */
const TELEPHONE_LENGTH_MAX = 15;
/** Numbers of these lengths are looked for where other digits follow without a gap. */
const GLUED_LENGTHS = [16, 15, 14] as const;
/** So a number that was masked stands: its last four digits begin no other. */
const MASK = '•••• ';
const LAST_DIGITS = 4;

/** A blank or a dash. Behind anything else, only groups of the usual sizes are taken for parts of one number. */
const USUAL_GAP = /^[\p{Zs}\p{Pd}\u2212]?$/u;
const GROUP_MAX = 8;
/** Groups of which each stands on a line of its own are a list, of orders perhaps. */
const NEW_LINE = /[\n\v\f\r\u0085\u2028\u2029]/;

/** What stands beside the number on the card: until when it is good, and the digits that prove it is at hand. */
const EXPIRY = `(?:0[1-9]|1[0-2])${BETWEEN}(?:20)?[2-4]\\d`;
const besides = (cvc: string) => `(?:${EXPIRY}(?:${BETWEEN}${cvc})?|${cvc}(?:${BETWEEN}${EXPIRY})?)`;
const BESIDES = { 3: besides('\\d{3}'), 4: besides('\\d{4}') } as const;
const GLUED = { 3: new RegExp(`^${BESIDES[3]}(?!\\d)`, 'u'), 4: new RegExp(`^${BESIDES[4]}(?!\\d)`, 'u') };
const BEHIND = {
  3: new RegExp(`^${BETWEEN}${BESIDES[3]}$`, 'u'),
  4: new RegExp(`^${BETWEEN}${BESIDES[4]}$`, 'u'),
};

/** The check that every card number passes, and one of ten other numbers. */
function passesLuhn(digits: string, from: number, to: number): boolean {
  let sum = 0;
  for (let at = to - 1; at >= from; at -= 1) {
    const digit = digits.charCodeAt(at) - 48;
    const doubled = (to - at) % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Some of the digits as a card number, if they are one. */
const cardOf = (digits: string, from: number, to: number): string | undefined => {
  const isIssued = issuedLengths(digits, from).includes(to - from);
  return isIssued && passesLuhn(digits, from, to) ? digits.slice(from, to) : undefined;
};
/** Whether a card number may begin here at all: in a long text that settles most places. */
const mayBegin = (digits: string, from: number): boolean => {
  for (const length of issuedLengths(digits, from))
    if (from + length <= digits.length && passesLuhn(digits, from, from + length)) return true;
  return false;
};
const cvcLengthOf = (card: string): 3 | 4 => (/^3[47]/.test(card) ? 4 : 3);

/** Digits side by side: the gap before them, where they stand in the text, and which of all digits they are. */
type Group = Readonly<{ gap: string; at: number; end: number; from: number; to: number }>;
type Run = Readonly<{ digits: string; groups: readonly Group[] }>;
/** A card number: the last group it takes with it, and its last four digits. */
type Found = Readonly<{ last: number; last4: string }>;

function readRun(text: string): Run {
  const groups: Group[] = [];
  let [digits, done] = ['', 0];
  for (const { 0: written, index } of text.matchAll(/\p{Nd}+/gu)) {
    const [gap, from] = [text.slice(done, index), digits.length];
    digits += plainDigits(written);
    done = index + written.length;
    groups.push({ gap, at: index, end: done, from, to: digits.length });
  }
  return { digits, groups };
}

/** Puts something in the place of every card number of a text, made of its last four digits. Accounts of banks stay. */
function replaceCardNumbers(text: string, put: (last4: string) => string): string {
  let [replaced, done] = ['', 0];
  for (const [from, to] of findIbans(text)) {
    if (from < done) continue;
    replaced += replaceBetween(text.slice(done, from), put) + text.slice(from, to);
    done = to;
  }
  return replaced + replaceBetween(text.slice(done), put);
}

const replaceBetween = (text: string, put: (last4: string) => string): string =>
  text.replaceAll(RUN, (written, at: number) => {
    const run = readRun(written);
    const isTelephone = text[at - 1] === '+';
    let [replaced, done] = ['', 0];
    const isMasked = text.startsWith(MASK, at - MASK.length) && run.groups[0]?.to === LAST_DIGITS;
    for (let first = isMasked ? 1 : 0; first < run.groups.length; first += 1) {
      const found = findCard(run, first, isTelephone && first === 0);
      if (!found) continue;
      replaced += written.slice(done, run.groups[first]?.at) + put(found.last4);
      done = run.groups[found.last]?.end ?? written.length;
      first = found.last;
    }
    return replaced + written.slice(done);
  });

/** Other digits may stand before or behind it, so every row of groups that is long enough is tried. */
function findCard(run: Run, first: number, isTelephone: boolean): Found | undefined {
  const from = run.groups[first]?.from ?? 0;
  if (!mayBegin(run.digits, from)) return undefined;
  for (let last = first; last < run.groups.length; last += 1) {
    const { from: before = 0, to = 0 } = run.groups[last] ?? {};
    if (before - from >= LENGTH_MAX) return undefined;
    if (to - from < LENGTH_MIN || (isTelephone && to - from <= TELEPHONE_LENGTH_MAX)) continue;
    const found = findWhole(run, first, last) ?? findGlued(run, first, last);
    if (found) return found;
  }
  return undefined;
}

/** A number that ends where a group ends. What else of its card is all that stands behind it goes with it. */
function findWhole({ digits, groups }: Run, first: number, last: number): Found | undefined {
  const card = cardOf(digits, groups[first]?.from ?? 0, groups[last]?.to ?? 0);
  if (card === undefined || !isOneNumber(groups.slice(first, last + 1))) return undefined;
  const isAllBehind = BEHIND[cvcLengthOf(card)].test(behind({ digits, groups }, last));
  return { last: isAllBehind ? groups.length - 1 : last, last4: card.slice(-4) };
}

/** A number that goes on, within its last group, with what else stands on its card. */
function findGlued({ digits, groups }: Run, first: number, last: number): Found | undefined {
  const { from = 0 } = groups[first] ?? {};
  const { from: before = 0, to = 0 } = groups[last] ?? {};
  for (const length of GLUED_LENGTHS) {
    const end = from + length;
    const card = end > before && end < to ? cardOf(digits, from, end) : undefined;
    if (card === undefined || !isOneNumber(groups.slice(first, last + 1), end)) continue;
    const rest = digits.slice(end, to) + behind({ digits, groups }, last);
    const [glued] = GLUED[cvcLengthOf(card)].exec(rest) ?? [];
    if (glued === undefined) continue;
    const glues = glued.replaceAll(/\D/g, '').length;
    let taken = last;
    while ((groups[taken]?.to ?? digits.length) < end + glues) taken += 1;
    return { last: taken, last4: card.slice(-4) };
  }
  return undefined;
}

/** No more groups than a date and a check can have, and one to see that there are more. */
const BESIDES_GROUPS_MAX = 4;
const behind = ({ digits, groups }: Run, last: number): string =>
  groups
    .slice(last + 1, last + 1 + BESIDES_GROUPS_MAX)
    .map(({ gap, from, to }) => gap + digits.slice(from, to))
    .join('');

/** Whether groups are parts of one number: side by side, or of the sizes that cards have. The number may end in the last. */
function isOneNumber(row: readonly Group[], end = row.at(-1)?.to ?? 0): boolean {
  const [, ...others] = row;
  if (others.every(({ gap }) => USUAL_GAP.test(gap))) return true;
  if (others.every(({ gap }) => NEW_LINE.test(gap))) return false;
  const sizes = row.map(({ from, to }) => Math.min(to, end) - from);
  const size = sizes[0] ?? 0;
  const isEven = sizes.slice(0, -1).every((one) => one === size) && (sizes.at(-1) ?? 0) <= size;
  return (isEven && size <= GROUP_MAX) || /^4,6,[45]$/.test(sizes.join());
}

/** A card number that somebody types into a search never travels: its last four digits say as much as we may know. */
export const withoutCardNumber = (text: string): string => replaceCardNumbers(text, (last4) => last4);

/** What somebody writes is kept without card numbers; their last four digits say which card was meant. */
export const maskCardNumbers = (text: string): string => replaceCardNumbers(text, (last4) => MASK + last4);

export const hasCardNumber = (text: string): boolean => maskCardNumbers(text) !== text;

import { type Dice, mutated, type SeedFile } from './hostile-file.ts';

type Change = (text: string, roll: Dice) => string;

const pick = <One>(all: readonly One[], roll: Dice): One | undefined => all[roll(all.length)];

/** Changes one of the places that a pattern finds. */
const atOne =
  (pattern: RegExp, change: (found: string, roll: Dice) => string): Change =>
  (text, roll) => {
    const places = [...text.matchAll(pattern)];
    const place = pick(places, roll);
    if (!place) return text;
    const [found] = place;
    return text.slice(0, place.index) + change(found, roll) + text.slice(place.index + found.length);
  };

const lines =
  (change: (all: string[], at: number, roll: Dice) => void): Change =>
  (text, roll) => {
    const all = text.split('\n');
    change(all, roll(all.length), roll);
    return all.join('\n');
  };

/** What happens to statements on their way: an amount, a day, a sign, a line, an end of a line. */
const CHANGES: readonly Change[] = [
  atOne(/\d/g, (_, roll) => String(roll(10))),
  atOne(/\d+/g, (found, roll) => found + '9'.repeat(roll(20))),
  atOne(/\d[.,]\d/g, (found) => found.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.'))),
  atOne(/-?\d+[.,]\d\d/g, (found) => (found.startsWith('-') ? found.slice(1) : `-${found}`)),
  atOne(
    /\d+[.,]\d\d/g,
    (_, roll) => pick(['', '0', 'NaN', '1e9', '(1.00)', '\u22121.00', '0.001'], roll) ?? '',
  ),
  atOne(
    /\d{4}-\d\d-\d\d|\d\d[/.]\d\d[/.]\d{4}|\d{6,8}/g,
    (_, roll) => pick(['0000-00-00', '9999-12-31', '31/02/2026', '20269999', '', '1-1-1'], roll) ?? '',
  ),
  atOne(/\b(?:EUR|USD|JPY|eur|usd)\b/g, (_, roll) => pick(['XXX', 'KWD', 'JPY', '', '€'], roll) ?? ''),
  atOne(/[;,:<>"/]/g, (_, roll) => pick([';', ',', ':', '<', '>', '"', '\0', '\n'], roll) ?? ''),
  atOne(/<[^>]*>/g, () => ''),
  lines((all, at) => all.splice(at, 1)),
  lines((all, at) => all.splice(at, 0, all[at] ?? '')),
  lines((all, at, roll) => all.splice(roll(all.length), 0, ...all.splice(at, 1))),
  lines((all, at, roll) => all.splice(at, 0, ...Array.from({ length: 2 + roll(300) }, () => all[at] ?? ''))),
  (text) => text.replaceAll('\n', '\r\n'),
  (text, roll) => text.slice(0, roll(text.length + 1)),
  (text) => text.replace(/^\ufeff/, ''),
];

/** One statement that was damaged where it hurts, or anywhere. */
export function damagedStatement(seed: SeedFile, roll: Dice): SeedFile {
  if (roll(3) === 0) return mutated(seed, roll);
  const isWide = seed.content[0] === 0xff;
  const encoding = isWide ? 'utf16le' : roll(2) === 0 ? 'utf8' : 'latin1';
  let text = seed.content.toString(encoding);
  for (let times = 1 + roll(3); times > 0; times -= 1) text = (pick(CHANGES, roll) ?? String)(text, roll);
  return { ...seed, content: Buffer.from(text, encoding) };
}

/** How long the number of a bank account is in each country that writes it so. */
const LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18' +
  'GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15' +
  'PK24PL28PS29PT25QA29RO24RS22SA24SC31SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20';
const LENGTH_OF: ReadonlyMap<string, number> = new Map(
  (LENGTHS.match(/.{4}/g) ?? []).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
/** Whatever follows that could be of it; a blank may stand between any two of its letters. */
const POSSIBLE = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=((?: ?[A-Z0-9]){11,30}))/giu;

/** Where the numbers of bank accounts stand in a text, from and to. */
export function findIbans(text: string): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const { 0: head, 1: rest = '', index } of text.matchAll(POSSIBLE)) {
    const length = LENGTH_OF.get(head.slice(0, 2).toUpperCase()) ?? 0;
    const written = length > 0 ? firstLetters(rest, length - head.length) : undefined;
    if (written !== undefined && passesCheck(written + head))
      found.push([index, index + head.length + written.length]);
  }
  return found;
}

/** So many letters and the blanks between them, unless another letter follows. */
function firstLetters(text: string, count: number): string | undefined {
  let [at, left] = [0, count];
  for (; at < text.length && left > 0; at += 1) if (text[at] !== ' ') left -= 1;
  const isEnd = at === text.length || text[at] === ' ';
  return left === 0 && isEnd ? text.slice(0, at) : undefined;
}

const [BLANK, ZERO, NINE, SMALL_A] = [32, 48, 57, 97] as const;
/** The check that every such number passes, and one of a hundred other texts. */
function passesCheck(text: string): boolean {
  let left = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BLANK) continue;
    // Letters count on from ten, small ones as capitals.
    const value = code <= NINE ? code - ZERO : (code | 32) - SMALL_A + 10;
    left = (left * (value > 9 ? 100 : 10) + value) % 97;
  }
  return left === 1;
}

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
  return [...text.matchAll(POSSIBLE)].flatMap(({ 0: head, 1: rest = '', index }) => {
    const length = LENGTH_OF.get(head.slice(0, 2).toUpperCase()) ?? 0;
    const written = length > 0 ? firstLetters(rest, length - head.length) : undefined;
    const isOne = written !== undefined && passesCheck(head, written.replaceAll(' ', ''));
    return isOne ? [[index, index + head.length + written.length] as const] : [];
  });
}

/** So many letters and the blanks between them, unless another letter follows. */
function firstLetters(text: string, count: number): string | undefined {
  let [at, left] = [0, count];
  for (; at < text.length && left > 0; at += 1) if (text[at] !== ' ') left -= 1;
  const isEnd = at === text.length || text[at] === ' ';
  return left === 0 && isEnd ? text.slice(0, at) : undefined;
}

/** The check that every such number passes, and one of a hundred other texts. */
function passesCheck(head: string, rest: string): boolean {
  let left = 0;
  for (const letter of rest + head) {
    const value = Number.parseInt(letter, 36);
    left = (left * (value > 9 ? 100 : 10) + value) % 97;
  }
  return left === 1;
}

/** What `:86:` tells of a line. */
type Told = Readonly<{
  text: string;
  name?: string | undefined;
  account?: string | undefined;
  endToEndId?: string | undefined;
  typeCode?: string | undefined;
}>;

/** German and Polish banks: a code, then numbered parts, each behind a mark that the code is followed by. */
const NUMBERED = /^(\d{3})([?^~<>+!#])(?=\d{2})/;
/** Dutch banks: words between slashes. */
const SLASHED = /^\/[A-Z]{4}\//;

export function mt940Text(written: string): Told {
  // Lines are broken where they are full, in the middle of a word.
  const whole = written.replace(/\r?\n/g, '');
  const [, typeCode, mark] = NUMBERED.exec(whole) ?? [];
  if (typeCode !== undefined && mark !== undefined) return numberedText(whole.slice(3), mark, typeCode);
  if (SLASHED.test(whole)) return slashedText(whole);
  return { text: written.replace(/\r?\n/g, ' ') };
}

function numberedText(whole: string, mark: string, typeCode: string): Told {
  const parts = whole
    .split(mark)
    .filter((part) => /^\d{2}/.test(part))
    .map((part) => ({ number: Number(part.slice(0, 2)), text: part.slice(2) }));
  const join = (isMeant: (number: number) => boolean): string =>
    parts
      .filter(({ number }) => isMeant(number))
      .map(({ text }) => text)
      .join('');
  const purpose = join((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63));
  const words = sepaWords(purpose);
  return {
    text:
      words.get('SVWZ') ??
      (words.size > 0 ? purpose : [purpose, purpose === '' ? join((number) => number === 0) : ''].join('')),
    name: join((number) => number === 32 || number === 33),
    account: join((number) => number === 31),
    endToEndId: words.get('EREF'),
    typeCode,
  };
}

const SEPA_WORD = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|PURP|IBAN|BIC)\+/;

/** `EREF+…SVWZ+…`: each word up to the next one. */
function sepaWords(purpose: string): ReadonlyMap<string, string> {
  const [, ...pieces] = purpose.split(SEPA_WORD);
  const words = new Map<string, string>();
  for (let at = 0; at + 1 < pieces.length; at += 2)
    words.set(pieces[at] ?? '', (pieces[at + 1] ?? '').trim());
  return words;
}

function slashedText(whole: string): Told {
  const [, ...pieces] = whole.split(
    /\/(TRTP|IBAN|BIC|NAME|CNTP|EREF|REMI|MARF|CSID|ISDT|RTRN|ORDP|BENM|PREF|PURP|ULTC|ULTD|TRCD)\//,
  );
  const words = new Map<string, string>();
  for (let at = 0; at + 1 < pieces.length; at += 2) words.set(pieces[at] ?? '', pieces[at + 1] ?? '');
  const [counterAccount, , counterName] = (words.get('CNTP') ?? '').split('/');
  const remittance = (words.get('REMI') ?? '').replace(/^(?:USTD|STRD)?\/\//, '').replace(/\/+$/, '');
  const clean = (text: string | undefined): string | undefined =>
    text?.replace(/\/+$/, '').trim() || undefined;
  return {
    text: remittance || whole,
    name: clean(words.get('NAME') ?? counterName),
    account: clean(words.get('IBAN') ?? counterAccount),
    endToEndId: clean(words.get('EREF')),
  };
}

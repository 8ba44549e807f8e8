/** What payouts are called on statements: names of providers, as banks print them. */
const KNOWN_ALIASES: readonly string[] = [
  'STRIPE',
  'WOOPAYMENTS',
  'WOO PAYMENTS',
  'WOOCOMMERCE PAYMENTS',
  'COUNTINGHOUSE',
];

/** So many confirmed matches make a name one that payouts come under. */
const CONFIRMATIONS_MIN = 2;
/** A reference shorter than this stands in too many texts by chance. */
const REFERENCE_LENGTH_MIN = 6;
/** One that a bank broke up with spaces is looked for only where it is long enough not to be met by chance. */
const BROKEN_REFERENCE_LENGTH_MIN = 12;

/** Words in capitals, apart from each other by one space: banks pad, and write capitals or not. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const compact = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export type WrittenLine = Readonly<{
  account: string;
  text: string;
  bankReference: string | null;
  endToEndId: string | null;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
}>;

const writtenOf = (line: WrittenLine): readonly string[] =>
  [line.bankReference, line.endToEndId, line.counterpartyName, line.text].filter((part) => part !== null);

/** Whom a line is from, on the account it stands on. */
type Sender = Readonly<{ account: string; sender: string }>;
/** One that people confirmed, as the bank last wrote it. */
export type KnownSender = Sender &
  Readonly<{ name: string | null; counterpartyAccount: string | null; confirmations: number }>;

const senderOf = ({ account, counterpartyAccount, counterpartyName }: WrittenLine): Sender | undefined => {
  const sender = compact(counterpartyAccount ?? '') || compact(counterpartyName ?? '');
  return sender === '' ? undefined : { account, sender };
};

export const senderKey = ({ account, sender }: Sender): string => `${account} ${sender}`;

/** Senders of lines that people confirmed twice or more. Taken back, a confirmation counts no longer. */
export function knownSenders(confirmed: readonly WrittenLine[]): readonly KnownSender[] {
  const senders = new Map<string, KnownSender>();
  for (const line of confirmed) {
    const sender = senderOf(line);
    if (!sender) continue;
    const before = senders.get(senderKey(sender));
    senders.set(senderKey(sender), {
      ...sender,
      name: line.counterpartyName ?? before?.name ?? null,
      counterpartyAccount: line.counterpartyAccount,
      confirmations: (before?.confirmations ?? 0) + 1,
    });
  }
  return [...senders.values()].filter(({ confirmations }) => confirmations >= CONFIRMATIONS_MIN);
}

/** Of these, the ones that nobody wants to be forgotten, by `senderKey`. */
export const learnedSenders = (
  confirmed: readonly WrittenLine[],
  forgotten: ReadonlySet<string> = new Set(),
): ReadonlySet<string> =>
  new Set(
    knownSenders(confirmed)
      .map(senderKey)
      .filter((key) => !forgotten.has(key)),
  );

/** Whether a line is written as payouts are: with a known name as whole words, or from a sender that was learned. */
export function hitsAlias(line: WrittenLine, learned: ReadonlySet<string>): boolean {
  const sender = senderOf(line);
  if (sender !== undefined && learned.has(senderKey(sender))) return true;
  const written = wordsOf(writtenOf(line).join(' '));
  return KNOWN_ALIASES.some((alias) => written.includes(wordsOf(alias)));
}

/** What a line names, so that a reference can be asked for without reading it again. */
export type Named = Readonly<{ words: ReadonlySet<string>; run: string }>;

/** An underscore or a hyphen belongs to an id; everything else ends one. */
export function namedIn(line: WrittenLine): Named {
  const parts = writtenOf(line);
  const words = parts.flatMap((part) => part.split(/[^\p{L}\p{N}_-]+/u)).map(compact);
  return { words: new Set(words), run: compact(parts.join(' ')) };
}

/** A reference as it is asked for; none where it is too short to mean anything. */
export const referenceKey = (reference: string | null): string | undefined => {
  const key = compact(reference ?? '');
  return key.length < REFERENCE_LENGTH_MIN ? undefined : key;
};

export const namesReference = ({ words, run }: Named, key: string): boolean =>
  words.has(key) || (key.length >= BROKEN_REFERENCE_LENGTH_MIN && run.includes(key));

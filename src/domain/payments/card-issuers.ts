/** How card numbers begin, from and to, and how many digits such a number has. */
type Issuer = Readonly<{ from: string; to: string; least: number; most: number }>;

/** Thirteen digits are what is printed under barcodes; cards of that length are no longer given out. */
const MAESTRO = { least: 14, most: 19 } as const;
const LONG = { least: 16, most: 19 } as const;
const USUAL = { least: 16, most: 16 } as const;
const ISSUERS: readonly Issuer[] = [
  { from: '4', to: '4', ...USUAL },
  { from: '4', to: '4', least: 19, most: 19 },
  { from: '51', to: '55', ...USUAL },
  { from: '2221', to: '2720', ...USUAL },
  { from: '34', to: '34', least: 15, most: 15 },
  { from: '37', to: '37', least: 15, most: 15 },
  { from: '300', to: '305', least: 14, most: 19 },
  { from: '309', to: '309', least: 14, most: 19 },
  { from: '36', to: '36', least: 14, most: 19 },
  { from: '38', to: '39', least: 14, most: 19 },
  { from: '3528', to: '3589', ...LONG },
  { from: '50', to: '50', ...MAESTRO },
  { from: '56', to: '58', ...MAESTRO },
  { from: '6', to: '6', ...MAESTRO },
  { from: '2200', to: '2204', ...LONG },
  { from: '81', to: '82', ...USUAL },
  { from: '8600', to: '8600', ...USUAL },
  { from: '9704', to: '9704', ...LONG },
  { from: '9792', to: '9792', ...USUAL },
  { from: '9860', to: '9860', ...USUAL },
];

const HEAD_LENGTH = 4;
const ZERO = '0'.charCodeAt(0);
/** Filled as numbers are met, because every place of a long text is asked about. */
const LENGTHS_OF_HEAD = Array.from<readonly number[] | undefined>({ length: 10 ** HEAD_LENGTH });

/** How long the cards are that begin with the digits here; of all numbers, few begin so. */
export function issuedLengths(digits: string, from: number): readonly number[] {
  if (from + HEAD_LENGTH > digits.length) return [];
  let head = 0;
  for (let at = from; at < from + HEAD_LENGTH; at += 1) head = head * 10 + digits.charCodeAt(at) - ZERO;
  const lengths = LENGTHS_OF_HEAD[head] ?? lengthsOf(String(head).padStart(HEAD_LENGTH, '0'));
  LENGTHS_OF_HEAD[head] = lengths;
  return lengths;
}

const lengthsOf = (head: string): readonly number[] => {
  const issuers = ISSUERS.filter(
    ({ from, to }) => head.slice(0, from.length) >= from && head.slice(0, to.length) <= to,
  );
  const lengths = issuers.flatMap(({ least, most }) =>
    Array.from({ length: most - least + 1 }, (_, more) => least + more),
  );
  return [...new Set(lengths)].sort((a, b) => a - b);
};

/** How card numbers begin, from and to, and how many digits such a number has. */
type Issuer = Readonly<{ from: string; to: string; least: number; most: number }>;

const MAESTRO = { least: 13, most: 19 } as const;
const LONG = { least: 16, most: 19 } as const;
const USUAL = { least: 16, most: 16 } as const;
const ISSUERS: readonly Issuer[] = [
  { from: '4', to: '4', least: 13, most: 13 },
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

/** By the first digit, because every number of a long text is asked about. */
const BY_FIRST = Array.from({ length: 10 }, (_, digit) =>
  ISSUERS.filter(({ from, to }) => from[0] === String(digit) || to[0] === String(digit)),
);

/** Whether somebody gives out cards whose numbers begin so and are that long; of all numbers, few are. */
export const isIssued = (digits: string): boolean =>
  (BY_FIRST[Number(digits[0])] ?? []).some(({ from, to, least, most }) => {
    if (digits.length < least || digits.length > most) return false;
    const begin = digits.slice(0, from.length);
    return begin >= from && begin <= to;
  });

export const feesCopy = {
  title: 'Fees',
  standard: 'You pay the standard fees. No discount applies at the moment.',
  learnMore: 'See all fees',
  methods: { card: 'Card', card_present: 'In person' } as Readonly<Record<string, string>>,
  before: 'Before:',
  discount: (percent: string) => `(${percent} discount)`,
  used: (current: string, allowance: string) => `${current} of ${allowance}`,
  bar: 'Discounted volume used',
  ends: {
    volume_and_date: (volume: string, date: string) => `Ends at ${volume} of sales or on ${date}.`,
    volume: (volume: string) => `Ends at ${volume} of sales.`,
    date: (date: string) => `Ends on ${date}.`,
  },
  terms: 'Terms',
} as const;

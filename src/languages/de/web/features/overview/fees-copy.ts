import type { Words } from '#languages/kit/words.ts';
import type { feesCopy as english } from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english> = {
  title: 'Gebühren',
  standard: 'Sie zahlen die Standardgebühren. Derzeit gilt kein Rabatt.',
  learnMore: 'Alle Gebühren ansehen',
  methods: { card: 'Karte', card_present: 'Vor Ort' },
  before: 'Vorher:',
  discount: (percent) => `(${percent} Rabatt)`,
  used: (current, allowance) => `${current} von ${allowance}`,
  bar: 'Genutztes Rabattvolumen',
  ends: {
    volume_and_date: (volume, date) => `Endet bei ${volume} Umsatz oder am ${date}.`,
    volume: (volume) => `Endet bei ${volume} Umsatz.`,
    date: (date) => `Endet am ${date}.`,
  },
  terms: 'Bedingungen',
};

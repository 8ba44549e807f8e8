import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english.feesCopy> = {
  title: 'Kosten',
  standard: 'Je betaalt de standaardkosten. Op dit moment geldt er geen korting.',
  learnMore: 'Alle kosten bekijken',
  methods: { card: 'Kaart', card_present: 'Fysiek' },
  before: 'Eerder:',
  discount: (percent) => `(${percent} korting)`,
  used: (current, allowance) => `${current} van ${allowance}`,
  bar: 'Gebruikt volume met korting',
  ends: {
    volume_and_date: (volume, date) => `Eindigt bij ${volume} aan verkopen of op ${date}.`,
    volume: (volume) => `Eindigt bij ${volume} aan verkopen.`,
    date: (date) => `Eindigt op ${date}.`,
  },
  terms: 'Voorwaarden',
};

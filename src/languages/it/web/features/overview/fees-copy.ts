import { theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english.feesCopy> = {
  title: 'Commissioni',
  standard: 'Paghi le commissioni standard. Al momento non si applica alcuno sconto.',
  learnMore: 'Vedi tutte le commissioni',
  methods: { card: 'Carta', card_present: 'Di persona' },
  before: 'Prima:',
  discount: (percent) => `(sconto: ${percent})`,
  used: (current, allowance) => `${current} di ${allowance}`,
  bar: 'Volume scontato utilizzato',
  ends: {
    volume_and_date: (volume, date) => `Termina a ${volume} di vendite o ${theDay(date)}.`,
    volume: (volume) => `Termina a ${volume} di vendite.`,
    date: (date) => `Termina ${theDay(date)}.`,
  },
  terms: 'Condizioni',
};

import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english.completeOrdersCopy> = {
  one: 'Bestelling afronden',
  mayNot: 'Met je rol kun je geen bestellingen afronden.',
  several: (count) =>
    plural(count, { one: '1 bestelling afronden', other: `${figure(count)} bestellingen afronden` }),
  done: (number) => `Bestelling #${number} is afgerond.`,
  doneSeveral: (count, shown) =>
    plural(count, {
      one: '1 bestelling is afgerond.',
      other: `${shown} bestellingen zijn afgerond.`,
    }),
  left: (words, count) =>
    `${words} Niet afgerond: ${count}. Het kan alleen bij bestellingen die betaald en nog niet afgerond zijn.`,
  notDone: 'Er is niets afgerond.',
};

import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { completeOrdersCopy as english } from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english> = {
  one: 'Bestellung abschließen',
  mayNot: 'Mit Ihrer Rolle können Sie keine Bestellungen abschließen.',
  several: (count) =>
    plural(count, { one: '1 Bestellung abschließen', other: `${figure(count)} Bestellungen abschließen` }),
  done: (number) => `Bestellung #${number} ist abgeschlossen.`,
  doneSeveral: (count, shown) =>
    plural(count, {
      one: '1 Bestellung ist abgeschlossen.',
      other: `${shown} Bestellungen sind abgeschlossen.`,
    }),
  left: (words, count) =>
    `${words} Nicht möglich: ${count}. Nur bezahlte und noch nicht abgeschlossene Bestellungen lassen sich abschließen.`,
  notDone: 'Es wurde nichts abgeschlossen.',
};

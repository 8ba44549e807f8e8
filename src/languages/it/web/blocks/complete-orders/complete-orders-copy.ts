import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english.completeOrdersCopy> = {
  one: 'Completa l’ordine',
  mayNot: 'Il tuo ruolo non permette di completare gli ordini.',
  several: (count) => plural(count, { one: 'Completa 1 ordine', other: `Completa ${figure(count)} ordini` }),
  done: (number) => `L’ordine #${number} è completato.`,
  doneSeveral: (count, shown) =>
    plural(count, { one: '1 ordine completato.', other: `${shown} ordini completati.` }),
  left: (words, count) =>
    `${words} Non completati: ${count}. Si completano solo gli ordini pagati e non ancora completati.`,
  notDone: 'Non è stato completato nulla.',
};

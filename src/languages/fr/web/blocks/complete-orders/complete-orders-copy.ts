import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { completeOrdersCopy as english } from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english> = {
  one: 'Terminer la commande',
  mayNot: 'Votre rôle ne permet pas de terminer les commandes.',
  several: (count) =>
    plural(count, { one: `Terminer ${count} commande`, other: `Terminer ${figure(count)} commandes` }),
  done: (number) => `La commande n° ${number} est terminée.`,
  doneSeveral: (count, shown) =>
    plural(count, {
      one: `${shown} commande est terminée.`,
      other: `${shown} commandes sont terminées.`,
    }),
  left: (words, count) =>
    `${words} Non terminées : ${count}. Seules les commandes payées et pas encore terminées peuvent l’être.`,
  notDone: 'Rien n’a été terminé.',
};

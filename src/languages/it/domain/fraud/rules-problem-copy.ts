import type * as english from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english.rulesProblemCopy> = {
  purchase_price_threshold: {
    unset: 'Per il filtro “Soglia del prezzo d’acquisto” va impostato un minimo o un massimo.',
    reversed: 'Il prezzo d’acquisto massimo deve essere maggiore del minimo.',
  },
  order_items_threshold: {
    unset: 'Per il filtro “Soglia di articoli per ordine” va impostato un minimo o un massimo.',
    reversed: 'Nella regola “Soglia di articoli per ordine” il massimo deve essere maggiore del minimo.',
  },
  otherCheck: (key) => `Il controllo di “${key}” non è tra quelli possibili per questo filtro.`,
};

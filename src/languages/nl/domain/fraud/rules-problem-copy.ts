import type * as english from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english.rulesProblemCopy> = {
  purchase_price_threshold: {
    unset: 'Stel voor het filter ‘Grens voor aankoopbedrag’ een bereik in.',
    reversed: 'Het maximale aankoopbedrag moet hoger zijn dan het minimale.',
  },
  order_items_threshold: {
    unset: 'Stel voor het filter ‘Grens voor aantal artikelen’ een bereik in.',
    reversed:
      'Bij het filter ‘Grens voor aantal artikelen’ moet het maximale aantal hoger zijn dan het minimale.',
  },
  otherCheck: (key) => `De controle van ‘${key}’ is er geen die dit filter kan hebben.`,
};

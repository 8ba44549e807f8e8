import type { rulesProblemCopy as english } from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english> = {
  purchase_price_threshold: {
    unset: 'Une fourchette de prix doit être fixée pour le filtre « Seuil de prix d’achat ».',
    reversed: 'Le prix d’achat maximum doit être supérieur au prix d’achat minimum.',
  },
  order_items_threshold: {
    unset: 'Une fourchette d’articles doit être fixée pour le filtre « Seuil du nombre d’articles ».',
    reversed:
      'Le nombre d’articles maximum doit être supérieur au minimum dans le filtre « Seuil du nombre d’articles ».',
  },
  otherCheck: (key) => `Le contrôle de « ${key} » n’est pas de ceux que ce filtre peut avoir.`,
};

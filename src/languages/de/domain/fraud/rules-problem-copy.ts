import type { rulesProblemCopy as english } from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english> = {
  purchase_price_threshold: {
    unset: 'Für den Filter „Grenzen für den Kaufpreis“ muss ein Preisbereich gesetzt sein.',
    reversed: 'Der Höchstkaufpreis muss größer sein als der Mindestkaufpreis.',
  },
  order_items_threshold: {
    unset: 'Für den Filter „Grenzen für die Anzahl der Artikel“ muss ein Bereich gesetzt sein.',
    reversed:
      'Im Filter „Grenzen für die Anzahl der Artikel“ muss die Höchstzahl größer sein als die Mindestzahl.',
  },
  otherCheck: (key) => `Die Prüfung von „${key}“ ist keine, die dieser Filter haben kann.`,
};

import type { Words } from '#languages/kit/words.ts';
import type { languageCopy as english } from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english> = {
  title: 'Langue',
  lead: 'Ce que vous avez saisi sur cette page sans l’enregistrer est conservé.',
  automatic: 'Comme la boutique, ou votre navigateur',
  notSaved: 'Votre langue n’a pas été enregistrée. Rien n’a été modifié.',
};

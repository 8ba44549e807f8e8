import type { Words } from '#languages/kit/words.ts';
import type { languageCopy as english } from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english> = {
  title: 'Sprache',
  lead: 'Was Sie auf dieser Seite eingegeben und noch nicht gespeichert haben, bleibt.',
  automatic: 'Wie im Shop oder in Ihrem Browser eingestellt',
  notSaved: 'Ihre Sprache wurde nicht gespeichert. Es wurde nichts geändert.',
};

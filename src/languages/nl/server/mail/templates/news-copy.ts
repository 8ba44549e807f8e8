import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english.newsCopy> = {
  subject: (storeName, title) => `${storeName}: ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'Ga hier verder (inloggen nodig):',
  choice:
    'Je hebt ervoor gekozen zulk nieuws per e-mail te krijgen. Op je eigen pagina in het winkelbeheer kun je dat wijzigen.',
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english.newsCopy> = {
  subject: (storeName, title) => `${storeName}: ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'Continua qui (serve l’accesso):',
  choice:
    'Hai scelto di ricevere questi avvisi per email. Puoi cambiare idea nella tua pagina dell’amministrazione.',
};

import type { Words } from '#languages/kit/words.ts';
import type { newsCopy as english } from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english> = {
  subject: (storeName, title) => `${storeName}: ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'Hier geht es weiter (Anmeldung nötig):',
  choice:
    'Sie haben gewählt, solche Neuigkeiten per E-Mail zu erhalten. Auf Ihrer eigenen Seite in der Verwaltung können Sie das ändern.',
};

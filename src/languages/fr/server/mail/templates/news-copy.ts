import type { Words } from '#languages/kit/words.ts';
import type { newsCopy as english } from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english> = {
  subject: (storeName, title) => `${storeName} : ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'Continuez ici (connexion requise) :',
  choice:
    'Vous avez choisi de recevoir ces nouvelles par e-mail. Vous pouvez changer ce choix sur votre page personnelle, dans l’administration.',
};

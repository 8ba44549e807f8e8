import type { Words } from '#languages/kit/words.ts';
import type { newsCopy as english } from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english> = {
  subject: (storeName, title) => `${storeName}: ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'Continúa aquí (hay que iniciar sesión):',
  choice:
    'Elegiste recibir estas novedades por correo. En tu propia página de la administración puedes cambiarlo.',
};

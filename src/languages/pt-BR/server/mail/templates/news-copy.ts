import type { Words } from '#languages/kit/words.ts';
import type { newsCopy as english } from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english> = {
  subject: (storeName, title) => `${storeName}: ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'Continue aqui (é preciso fazer login):',
  choice:
    'Você escolheu receber estes avisos por e-mail. Na sua própria página da administração, você pode mudar isso.',
};

import { spoken } from '#domain/shared/spoken.ts';

/** A message of the inbox as a mail. */
export const newsCopy = spoken('server/mail/templates/news-copy#newsCopy', {
  subject: (storeName: string, title: string) => `${storeName}: ${title}`,
  what: (title: string, content: string) => `${title}. ${content}`,
  where: 'Go on here (sign-in needed):',
  choice: 'You chose to have such news by mail. On your own page in the admin you can choose otherwise.',
} as const);

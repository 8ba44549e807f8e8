import type { Words } from '#languages/kit/words.ts';
import type { newsCopy as english } from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english> = {
  subject: (storeName, title) => `【${storeName}】${title}`,
  what: (title, content) => `${title}。${content}`,
  where: '続きはこちらから（サインインが必要です）：',
  choice:
    'この種類のお知らせをメールで受け取るよう設定されているため、お送りしています。設定は、管理画面のご自身のページで変更できます。',
};

import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { newsCopy as english } from '#server/mail/templates/news-copy.ts';

export const newsCopy: Words<typeof english> = {
  subject: (storeName, title) => `${apart(storeName)}: ${title}`,
  what: (title, content) => `${title}. ${content}`,
  where: 'المتابعة من هنا (يلزم تسجيل الدخول):',
  choice: 'اخترت أن تصلك مثل هذه الأخبار بالبريد. يمكنك تغيير ذلك من صفحتك في الإدارة.',
};

import type { Words } from '#languages/kit/words.ts';
import type { webhookOffCopy as english } from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english> = {
  subject: (name, storeName) => `${storeName}のWebhook「${name}」が無効になりました`,
  what: (storeName, url, why) => `${storeName}で起きたことを、長い間 ${url} に通知できませんでした。${why}`,
  next: '今後、このアドレスには何も送信されません。受信側が復旧したら、Webhookを開始してください。無効の間に通知されなかった内容は、ストアの一覧で確認できます。',
  open: '「設定」›「Webhook」を開く',
};

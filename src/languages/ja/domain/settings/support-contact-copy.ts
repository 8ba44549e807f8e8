import type { supportContactCopy as english } from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english> = {
  emailNeeded: '顧客が連絡できるメールアドレスが必要です。',
  wholeEmail: 'help@example.comのように、メールアドレス全体を入力してください。',
  phoneNeeded: '顧客が連絡できる電話番号が必要です。',
  sandboxPhone: 'この番号はサンドボックス専用です。ご自身の番号を入力してください。',
  wholePhone: '+1 503 555 0142のように、国番号から入力してください。',
  japanesePhone: '日本の電話番号は+81で始まります。',
};

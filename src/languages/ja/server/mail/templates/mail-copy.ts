import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#server/mail/templates/mail-copy.ts';

/** 様 for whoever a mail is addressed to, customers and people of the store alike; さん for whom it speaks of. */
export const mailCopy: Words<typeof english> = {
  hello: 'ご利用ありがとうございます。',
  helloTo: (name) => `${name} 様`,
  when: (moment) => `日時：${moment}`,
  address: (ip) => `IPアドレス：${ip}`,
  byCommand: '場所：サーバー上のコマンド',
  changedBy: (who) => `変更した人：${who}`,
};

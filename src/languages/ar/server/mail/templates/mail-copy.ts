import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  hello: 'مرحبًا،',
  helloTo: (name) => `مرحبًا ${name}،`,
  when: (moment) => `الوقت: ${moment}`,
  address: (ip) => `عنوان IP: ${apart(ip)}`,
  byCommand: 'المكان: بأمر على الخادم',
  changedBy: (who) => `التغيير من: ${apart(who)}`,
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english.mailCopy> = {
  hello: 'Ciao,',
  helloTo: (name) => `Ciao ${name},`,
  when: (moment) => `Data: ${moment}`,
  address: (ip) => `Indirizzo IP: ${ip}`,
  byCommand: 'Origine: un comando sul server',
  changedBy: (who) => `Modificato da: ${who}`,
};

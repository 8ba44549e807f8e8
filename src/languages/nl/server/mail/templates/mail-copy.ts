import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english.mailCopy> = {
  hello: 'Hallo,',
  helloTo: (name) => `Hallo ${name},`,
  when: (moment) => `Wanneer: ${moment}`,
  address: (ip) => `IP-adres: ${ip}`,
  byCommand: 'Waar: met een commando op de server',
  changedBy: (who) => `Gewijzigd door: ${who}`,
};

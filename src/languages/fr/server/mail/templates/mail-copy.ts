import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  hello: 'Bonjour,',
  helloTo: (name) => `Bonjour ${name},`,
  when: (moment) => `Date : ${moment}`,
  address: (ip) => `Adresse IP : ${ip}`,
  byCommand: 'Origine : une commande sur le serveur',
  changedBy: (who) => `Modifié par : ${who}`,
};

import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  // With an exclamation mark, because what follows begins with a capital.
  hello: 'Guten Tag!',
  helloTo: (name) => `Guten Tag, ${name}!`,
  when: (moment) => `Wann: ${moment}`,
  address: (ip) => `IP-Adresse: ${ip}`,
  byCommand: 'Wo: durch einen Befehl auf dem Server',
  changedBy: (who) => `Geändert von: ${who}`,
};

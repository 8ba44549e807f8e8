import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  hello: 'Olá,',
  helloTo: (name) => `Olá, ${name},`,
  when: (moment) => `Quando: ${moment}`,
  address: (ip) => `Endereço IP: ${ip}`,
  byCommand: 'Onde: por um comando no servidor',
  changedBy: (who) => `Alterado por: ${who}`,
};

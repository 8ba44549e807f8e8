import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#server/mail/templates/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  hello: 'Hola:',
  helloTo: (name) => `Hola, ${name}:`,
  when: (moment) => `Cuándo: ${moment}`,
  address: (ip) => `Dirección IP: ${ip}`,
  byCommand: 'Dónde: con un comando en el servidor',
  changedBy: (who) => `Cambiado por: ${who}`,
};

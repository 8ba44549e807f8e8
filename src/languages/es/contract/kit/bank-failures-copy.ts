import type { bankFailuresCopy as english } from '#contract/kit/bank-failures-copy.ts';
import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const bankFailuresCopy: Words<typeof english> = {
  bank_file_too_large:
    'Este archivo ocupa más de 32 MB. Descarga menos días de una vez y elige esos archivos juntos.',
  bank_file_unreadable: ({ count, line }) =>
    plural(count, {
      one: `La línea ${line} de este archivo no se puede leer, así que no se ha importado nada. Descárgalo de nuevo de tu banco.`,
      other: `${figure(count)} líneas de este archivo no se pueden leer; la primera es la línea ${line}. No se ha importado nada. Descárgalo de nuevo de tu banco.`,
    }),
  bank_file_asks:
    'Este archivo no dice todo lo que hace falta. Mira su vista previa, responde a lo que se pregunta allí e impórtalo después.',
  bank_file_imported: ({ name }) => `Este archivo ya se importó, como «${name}». No se ha añadido nada.`,
  bank_file_difference:
    'Las líneas de este archivo no suman su saldo final, así que no se ha importado nada. Mira su vista previa; si quieres importarlo igualmente, indícalo allí.',
  bank_account_currency: ({ account, file }) =>
    `La cuenta que has elegido está en ${account.toUpperCase()} y este archivo, en ${file.toUpperCase()}. Elige otra cuenta.`,
};

import type { Words } from '#languages/kit/words.ts';
import type { approvalMailCopy as english } from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english> = {
  askedSubject: (storeName, what) => `Aprobación necesaria en ${storeName}: ${what}`,
  asked: (by, storeName) => `${by} pide algo en ${storeName} que necesita una segunda persona.`,
  what: (what) => `Qué: ${what}`,
  why: (note) => `Por qué: ${note}`,
  until: (moment) => `Hasta: ${moment}`,
  decidedBy: (who) => `Decidido por: ${who}`,
  decide:
    'No se hace nada hasta que alguien lo apruebe. Apruébalo o recházalo aquí (hay que iniciar sesión):',
  see: 'Míralo aquí (hay que iniciar sesión):',
  link: 'Aprobaciones',
  endedSubject: {
    done: (what) => `Aprobado y hecho: ${what}`,
    ready: (what) => `Aprobado: ${what}`,
    failed: (what) => `No hecho: ${what}`,
    declined: (what) => `Rechazado: ${what}`,
    expired: (what) => `No aprobado a tiempo: ${what}`,
  },
  ended: {
    done: 'Lo que pediste se ha aprobado y hecho.',
    ready: 'Lo que pediste se ha aprobado. Hazlo tú una vez más: muestra un secreto que solo tú puedes ver.',
    failed: 'Lo que pediste no se ha podido hacer. No se ha cambiado nada.',
    declined: 'Lo que pediste se ha rechazado. No se ha hecho nada.',
    expired:
      'Nadie aprobó a tiempo lo que pediste. No se ha hecho nada; vuelve a pedirlo si todavía hace falta.',
  },
};

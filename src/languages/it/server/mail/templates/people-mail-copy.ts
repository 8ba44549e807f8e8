import { toDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english.peopleMailCopy> = {
  invitedSubject: (inviter, storeName) => `${inviter} ti invita su ${storeName}`,
  invited: (inviter, storeName, role) =>
    `${inviter} ti invita a lavorare sui pagamenti di ${storeName}. Il tuo ruolo sarà: ${role}.`,
  how: 'Scegli qui una password per entrare:',
  once: (until) =>
    `Il link funziona una volta, fino ${toDay(until)}. Non inoltrarlo: chi lo apre entra al posto tuo.`,
  otherwise: 'Se non sai di che cosa si tratta, non devi fare nulla.',
  accept: 'Accetta l’invito',

  changedSubject: {
    role: (storeName, role) => `Il tuo ruolo su ${storeName} ora è ${role}`,
    suspend: (storeName) => `Il tuo account su ${storeName} è sospeso`,
    restore: (storeName) => `Puoi accedere di nuovo a ${storeName}`,
    remove: (storeName) => `Il tuo account su ${storeName} è stato rimosso`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by} ha cambiato ciò che puoi fare su ${storeName}. D’ora in poi il tuo ruolo è ${role}; ricarica le pagine aperte per vederlo.`,
    suspend: (by, storeName) =>
      `${by} ha sospeso il tuo account su ${storeName}. Le tue sessioni sono chiuse ovunque, e le tue chiavi API non funzionano finché qualcuno non ti riammette.`,
    restore: (by, storeName) =>
      `${by} ha riattivato il tuo accesso a ${storeName}. Accedi come prima; le tue chiavi API funzionano di nuovo.`,
    remove: (by, storeName) =>
      `${by} ha rimosso il tuo account su ${storeName}. Non puoi più accedere, e le tue chiavi API sono revocate. Ciò che hai fatto resta nel registro di controllo del negozio.`,
  },
  ask: 'Se non te lo aspettavi, chiedi a questa persona.',
  signIn: 'Accedi',
};

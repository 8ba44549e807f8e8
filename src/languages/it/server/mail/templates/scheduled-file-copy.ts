import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'Transazioni',
    payouts: 'Bonifici',
    disputes: 'Contestazioni',
    blocked: 'Pagamenti bloccati',
    'audit-log': 'Registro di controllo',
    journal: 'Libro giornale',
    statement: 'Rendiconto mensile',
  },
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName, what, days) => `${storeName}: ${what}, ${days}`,
  ready: (storeName, what, days) =>
    `Un file di ${storeName} è pronto per te: ${what}, ${days}. Viene creato quando lo scarichi.`,
  came: (storeName, what, days) => `Ecco un file di ${storeName}: ${what}, ${days}.`,
  download: 'Scaricalo qui (serve l’accesso):',
  why: (maker) => `Ricevi questa email perché ${maker} ha scelto di inviarti questo file pianificato.`,

  notSent: (storeName, what, days) => `${storeName}: file non inviato (${what}, ${days})`,
  stopped: (storeName, what) => `${storeName}: invio automatico interrotto (${what})`,
  trouble: {
    stopped:
      'La tua pianificazione si è fermata, perché il tuo ruolo non ti permette più di esportare questo. Chi può esportarlo può riavviarla.',
    nobody:
      'Nessuno dei destinatari può più esportare questo, quindi non è stato inviato a nessuno. Rimuovi la pianificazione e creane una per altre persone.',
    not_datev:
      'DATEV accetta solo numeri di conto da quattro a otto cifre. Scegli un piano di DATEV nel piano dei conti, poi esegui la pianificazione a mano.',
    failed:
      'Non è stato possibile inviarlo in cinque tentativi. Esegui la pianificazione a mano; se anche così non riesce, chi gestisce il server ne trova il motivo nel log.',
  },
  open: 'Vedi qui le tue pianificazioni (serve l’accesso):',
};

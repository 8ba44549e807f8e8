import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english.approvalMailCopy> = {
  askedSubject: (storeName, what) => `Serve un’approvazione per ${storeName}: ${what}`,
  asked: (by, storeName) =>
    `${by} chiede per ${storeName} un’operazione che deve essere approvata da una seconda persona.`,
  what: (what) => `Operazione: ${what}`,
  why: (note) => `Motivo: ${note}`,
  until: (moment) => `Scadenza: ${moment}`,
  decidedBy: (who) => `Decisione di: ${who}`,
  decide: 'Non viene fatto nulla finché qualcuno non approva. Approva o rifiuta qui (serve l’accesso):',
  see: 'Vedi qui (serve l’accesso):',
  link: 'Approvazioni',
  endedSubject: {
    done: (what) => `Approvato ed eseguito: ${what}`,
    ready: (what) => `Approvato: ${what}`,
    failed: (what) => `Non eseguito: ${what}`,
    declined: (what) => `Rifiutato: ${what}`,
    expired: (what) => `Non approvato in tempo: ${what}`,
  },
  ended: {
    done: 'Ciò che hai chiesto è stato approvato ed eseguito.',
    ready:
      'Ciò che hai chiesto è stato approvato. Ora ripeti tu l’operazione: mostra un segreto che solo tu puoi vedere.',
    failed: 'Non è stato possibile eseguire ciò che hai chiesto. Non è stato modificato nulla.',
    declined: 'Ciò che hai chiesto è stato rifiutato. Non è stato fatto nulla.',
    expired:
      'Nessuno ha approvato in tempo ciò che hai chiesto. Non è stato fatto nulla; se serve ancora, chiedilo di nuovo.',
  },
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english.invitationCopy> = {
  title: (storeName) => `Ti diamo il benvenuto su ${storeName}`,
  lead: (inviter, role) =>
    `${inviter} ti invita a lavorare sui pagamenti di questo negozio. Il tuo ruolo sarà ${role}.`,
  email: 'Accedi come',
  password: 'Scegli una password',
  passwordHelp: (min) => `Almeno ${min} caratteri. Vanno bene alcune parole che sai ricordare.`,
  submit: 'Accetta e accedi',
  missing: (min) => `Scegli una password di almeno ${min} caratteri.`,
  tooLong: 'Questa password è troppo lunga. Scegline una più corta.',
  overTitle: 'Questo link non funziona',
  ends: {
    accepted:
      'Questo invito è già stato accettato. Accedi con il tuo indirizzo email e la password che hai scelto.',
    withdrawn: 'Questo invito è stato ritirato. Chiedi a chi ti ha invitato se era voluto.',
    replaced: 'Ti è stato inviato un invito più recente. Usa il link dell’ultima email.',
    expired: 'Questo invito ha più di sette giorni. Chiedi a chi ti ha invitato di inviarlo di nuovo.',
    inviter_gone: 'Chi ti ha invitato non può più farlo. Chiedi un invito a qualcun altro del negozio.',
    known: 'Qui lavora già qualcuno con il tuo indirizzo email. Accedi.',
    unknown: 'Questo link non è nostro, o non è stato copiato per intero. Aprilo di nuovo dall’email.',
  },
  toSignIn: 'Vai all’accesso',
};

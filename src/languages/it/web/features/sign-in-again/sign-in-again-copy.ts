import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english.signInAgainCopy> = {
  title: 'Accedi di nuovo',
  text: (email) =>
    `La tua sessione è terminata. Inserisci la password di ${email} per continuare. Tutto in questa pagina resta com’è.`,
  password: 'Password',
  passwordMissing: 'Inserisci la tua password.',
  action: 'Accedi',
  leave: 'Accedi come un’altra persona',
  proveTitle: 'Sei ancora tu?',
  prove: (email) =>
    `Questa operazione fa uscire denaro o cambia chi può entrare. Conferma ancora una volta di essere ${email}, e prosegue da sola.`,
  proveAction: 'Continua',
  step: 'La password è giusta. Ancora un passaggio: inserisci il codice della tua app di autenticazione, o un codice di recupero.',
  stepPasskey: 'La password è giusta. Ancora un passaggio: usa la tua passkey.',
  code: 'Codice',
  codeHelp: 'Della tua app di autenticazione, o un codice di recupero.',
  codeMissing: 'Inserisci il codice.',
  passkey: 'Usa una passkey',
  cancel: 'Annulla',
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english.signInAgainCopy> = {
  title: 'Opnieuw inloggen',
  text: (email) =>
    `Je sessie is beëindigd. Vul het wachtwoord van ${email} in om door te gaan. Alles op deze pagina blijft zoals het is.`,
  password: 'Wachtwoord',
  passwordMissing: 'Vul je wachtwoord in.',
  action: 'Inloggen',
  leave: 'Als iemand anders inloggen',
  proveTitle: 'Ben jij het nog?',
  prove: (email) =>
    `Hiermee gaat er geld uit, of verandert wie erin mag. Bevestig nog eens dat je ${email} bent, dan gaat het vanzelf verder.`,
  proveAction: 'Verder',
  step: 'Je wachtwoord klopt. Nog één stap: vul de code van je authenticatie-app in, of een herstelcode.',
  stepPasskey: 'Je wachtwoord klopt. Nog één stap: gebruik je passkey.',
  code: 'Code',
  codeHelp: 'Van je authenticatie-app, of een herstelcode.',
  codeMissing: 'Vul de code in.',
  passkey: 'Een passkey gebruiken',
  cancel: 'Annuleren',
};

import type { Words } from '#languages/kit/words.ts';
import type { signInAgainCopy as english } from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english> = {
  title: 'Erneut anmelden',
  text: (email) =>
    `Ihre Sitzung ist beendet. Geben Sie das Passwort von ${email} ein, um fortzufahren. Alles auf dieser Seite bleibt, wie es ist.`,
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  action: 'Anmelden',
  leave: 'Als jemand anderes anmelden',
  proveTitle: 'Sind Sie es noch?',
  prove: (email) =>
    `Hier verlässt Geld das Konto, oder es ändert sich, wer Zugang hat. Bestätigen Sie noch einmal, dass Sie ${email} sind, dann geht es von selbst weiter.`,
  proveAction: 'Weiter',
  step: 'Ihr Passwort stimmt. Noch ein Schritt: Geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  stepPasskey: 'Ihr Passwort stimmt. Noch ein Schritt: Verwenden Sie Ihren Passkey.',
  code: 'Code',
  codeHelp: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  codeMissing: 'Geben Sie den Code ein.',
  passkey: 'Passkey verwenden',
  cancel: 'Abbrechen',
};

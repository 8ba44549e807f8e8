import type { Words } from '#languages/kit/words.ts';
import type { signInAgainCopy as english } from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english> = {
  title: 'Se reconnecter',
  text: (email) =>
    `Votre session a pris fin. Saisissez le mot de passe de ${email} pour continuer. Tout reste tel quel sur cette page.`,
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  action: 'Se connecter',
  leave: 'Se connecter avec un autre compte',
  proveTitle: 'Est-ce toujours vous ?',
  prove: (email) =>
    `Cette action fait sortir de l’argent ou change qui a accès. Confirmez encore une fois que vous êtes ${email}, et elle se poursuit d’elle-même.`,
  proveAction: 'Continuer',
  step: 'Votre mot de passe est correct. Encore une étape : saisissez le code de votre application d’authentification, ou un code de récupération.',
  stepPasskey: 'Votre mot de passe est correct. Encore une étape : utilisez votre clé d’accès.',
  code: 'Code',
  codeHelp: 'De votre application d’authentification, ou un code de récupération.',
  codeMissing: 'Saisissez le code.',
  passkey: 'Utiliser une clé d’accès',
  cancel: 'Annuler',
};

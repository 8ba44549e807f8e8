import type { Words } from '#languages/kit/words.ts';
import type { invitationCopy as english } from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english> = {
  title: (storeName) => `Bienvenue chez ${storeName}`,
  lead: (inviter, role) =>
    `${inviter} vous invite à travailler sur les paiements de cette boutique. Votre rôle sera : ${role}.`,
  email: 'Votre identifiant',
  password: 'Choisissez un mot de passe',
  passwordHelp: (min) => `Au moins ${min} caractères. Quelques mots faciles à retenir conviennent.`,
  submit: 'Accepter et se connecter',
  missing: (min) => `Choisissez un mot de passe d’au moins ${min} caractères.`,
  tooLong: 'Ce mot de passe est trop long. Choisissez-en un plus court.',
  overTitle: 'Ce lien ne fonctionne pas',
  ends: {
    accepted:
      'Cette invitation a déjà été acceptée. Connectez-vous avec votre adresse e-mail et le mot de passe que vous avez choisi.',
    withdrawn:
      'Cette invitation a été retirée. Demandez à la personne à l’origine de l’invitation si c’était voulu.',
    replaced: 'Une invitation plus récente vous a été envoyée. Utilisez le lien du dernier e-mail.',
    expired:
      'Cette invitation date de plus de sept jours. Demandez à la personne à l’origine de l’invitation de la renvoyer.',
    inviter_gone:
      'La personne à l’origine de l’invitation ne peut plus inviter. Demandez une invitation à quelqu’un d’autre de la boutique.',
    known: 'Quelqu’un travaille déjà ici avec votre adresse e-mail. Connectez-vous plutôt.',
    unknown:
      'Ce lien ne vient pas de nous, ou il n’a pas été copié en entier. Ouvrez-le de nouveau depuis l’e-mail.',
  },
  toSignIn: 'Aller à la connexion',
};

import type { Words } from '#languages/kit/words.ts';
import type { signInCopy as english } from '#server/pages/sign-in/sign-in-copy.ts';

export const signInCopy: Words<typeof english> = {
  product: 'Countinghouse',
  title: 'Connexion',
  login: 'Adresse e-mail ou nom d’utilisateur',
  password: 'Mot de passe',
  submit: 'Se connecter',
  loginMissing: 'Saisissez votre adresse e-mail ou votre nom d’utilisateur.',
  passwordMissing: 'Saisissez votre mot de passe.',
  fieldsMissing: 'Remplissez les champs signalés ci-dessous.',
  errorTitle: 'La connexion a échoué',
  crossSite: 'Ce formulaire a été envoyé depuis un autre site et a donc été refusé. Connectez-vous ici.',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous, et vous reviendrez là où vous étiez.',
  signedOut: 'Votre session est fermée.',
  oneTimeTitle: 'Se connecter avec votre lien',
  oneTimeLead:
    'Ce lien vous connecte une seule fois. Ensuite, utilisez votre adresse e-mail et votre mot de passe.',
  oneTimeSubmit: 'Se connecter maintenant',
  oneTimeUnusable:
    'Ce lien a déjà servi ou date de plus de 24 heures. Connectez-vous avec votre mot de passe.',
  forgotten: 'Mot de passe oublié ?',
  or: 'ou',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyFailed: 'La clé d’accès n’a pas été utilisée. Réessayez, ou connectez-vous autrement.',
  stepTitle: 'Encore une étape',
  stepLeadCode:
    'Saisissez le code que votre application d’authentification affiche maintenant, ou l’un de vos codes de récupération.',
  stepLeadPasskey: 'Utilisez votre clé d’accès, ou saisissez l’un de vos codes de récupération.',
  code: 'Code',
  codeMissing: 'Saisissez le code.',
  stepSubmit: 'Continuer',
  stepBack: 'Se connecter avec un autre compte',
  stepLost:
    'Ni code ni code de récupération ? Un autre propriétaire de la boutique, ou la personne qui gère le serveur, peut réinitialiser votre seconde étape.',
  enrolTitle: 'Configurez votre seconde étape',
  enrolLead:
    'Votre rôle en exige une. Scannez ce QR code avec une application d’authentification sur votre téléphone, puis saisissez le code qu’elle affiche.',
  square: 'QR code pour votre application d’authentification. Le même contenu en texte se trouve en dessous.',
  secret: 'Ou saisissez ceci dans l’application :',
  enrolHelp: 'Six chiffres.',
  enrolled: 'Votre seconde étape est configurée',
  enrolledLead:
    'Ces codes de récupération vous permettent de vous connecter sans votre téléphone, chacun une seule fois. Conservez-les à un endroit accessible sans lui : ils ne seront plus affichés.',
  codesSaved: 'Je les ai conservés. Continuer',
  lostTitle: 'Nouveau mot de passe',
  lostLead:
    'Saisissez votre adresse e-mail ou votre nom d’utilisateur. Si un tel compte existe, il reçoit par e-mail un lien pour définir un nouveau mot de passe.',
  lostSubmit: 'Envoyer le lien',
  lostSent:
    'Si un tel compte existe, un lien est en route vers son adresse. Il fonctionne une fois, pendant une heure.',
  lostNoMail:
    'Cette boutique n’a pas de serveur de messagerie : l’e-mail reste dans un fichier sur le serveur (DATA_DIR/mail), pour la personne qui le gère. Elle peut aussi vous donner accès avec : npm run sign-in-link',
  lostBack: 'Retour à la connexion',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetLead: 'Tous les appareils connectés avec l’ancien sont déconnectés.',
  newPassword: 'Nouveau mot de passe',
  newPasswordAgain: 'Confirmez le nouveau mot de passe',
  newPasswordHelp:
    'Au moins 12 caractères. Quelques mots que personne d’autre n’associerait conviennent bien.',
  newPasswordShort: 'Utilisez au moins 12 caractères.',
  newPasswordLong: 'Utilisez au plus 1 024 caractères.',
  newPasswordDiffers: 'Les deux mots de passe sont différents.',
  resetSubmit: 'Définir le mot de passe',
  resetErrorTitle: 'Votre mot de passe n’a pas été changé',
  resetDone: 'Votre nouveau mot de passe est défini. Utilisez-le pour vous connecter.',
  signOutTitle: 'Se déconnecter ?',
  signOutLead: 'Il vous faudra votre mot de passe pour revenir.',
  signOutSubmit: 'Se déconnecter',
  signOutCancel: 'Annuler',
};

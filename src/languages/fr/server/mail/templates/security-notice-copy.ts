import type { Words } from '#languages/kit/words.ts';
import type { securityNoticeCopy as english } from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english> = {
  deviceSubject: (storeName) => `Nouvelle connexion à ${storeName}`,
  device: (storeName) =>
    `Quelqu’un s’est connecté à ${storeName} avec votre compte, depuis un appareil que nous n’avions encore jamais vu.`,
  deviceName: (device) => `Appareil : ${device}`,
  severalDevices:
    'Il y en a eu plusieurs en une heure. Aucun autre e-mail n’est envoyé à leur sujet ; la page ci-dessous les liste tous.',
  ifNotYouSignedIn:
    'Si c’était vous, il n’y a rien à faire. Sinon, changez aussitôt votre mot de passe : tous les autres appareils sont alors déconnectés.',

  passwordSubject: (storeName) => `Votre mot de passe chez ${storeName} a été changé`,
  password: (storeName) =>
    `Le mot de passe de votre compte chez ${storeName} a été changé, et tous les autres appareils ont été déconnectés.`,
  ifNotYouChanged:
    'Si c’était vous, il n’y a rien à faire. Sinon, la personne qui gère le serveur peut en définir un autre : npm run password.',

  keySubject: (storeName) => `Nouvelle clé API pour ${storeName}`,
  key: (storeName) => `Une clé API qui agit en votre nom a été créée chez ${storeName}.`,
  keyName: (description, ending) => `Clé : ${description} (se termine par ${ending})`,
  keyMay: {
    read: 'Elle peut : lire',
    write: 'Elle peut : modifier',
    read_write: 'Elle peut : lire et modifier',
  },
  ifNotYouMade:
    'Si c’était vous, il n’y a rien à faire. Sinon, révoquez la clé et changez aussitôt votre mot de passe.',

  bankSubject: (storeName) => `Compte bancaire modifié chez ${storeName}`,
  bank: (storeName, currency) =>
    `Chez ${storeName}, les virements en ${currency} vont désormais vers un autre compte bancaire.`,
  bankAccount: (ending) => `Compte : se termine par ${ending}`,
  ifNotYouMoved:
    'Si c’était vous, il n’y a rien à faire. Sinon, changez aussitôt votre mot de passe et le compte bancaire.',
  ifNotKnown:
    'Si vous êtes au courant, il n’y a rien à faire. Sinon, interrogez aussitôt cette personne et remettez l’ancien compte bancaire.',

  where: 'Ce qui s’est passé avec votre compte (connexion requise) :',
  link: 'Sécurité',
};

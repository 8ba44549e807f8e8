import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { factorNoticeCopy as english } from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english> = {
  changedSubject: (storeName) => `Votre façon de vous connecter à ${storeName} a changé`,
  changed: {
    codesOn: (storeName) =>
      `Les codes à usage unique d’une application ont été activés pour votre compte chez ${storeName}.`,
    codesOff: (storeName) =>
      `Les codes à usage unique d’une application ont été désactivés pour votre compte chez ${storeName}.`,
    newRecoveryCodes: (storeName) =>
      `De nouveaux codes de récupération ont été créés pour votre compte chez ${storeName}, et les précédents ne fonctionnent plus.`,
    reset: (storeName) =>
      `Tous les seconds facteurs de votre compte chez ${storeName} ont été supprimés, pour que vous puissiez les configurer de nouveau.`,
  },
  passkeyAdded: (name, storeName) =>
    `La clé d’accès « ${name} » a été ajoutée à votre compte chez ${storeName}.`,
  passkeyRemoved: (name, storeName) =>
    `La clé d’accès « ${name} » a été supprimée de votre compte chez ${storeName}.`,
  ifNotYou:
    'Si c’était vous, il n’y a rien à faire. Sinon, changez aussitôt votre mot de passe et prévenez un propriétaire de la boutique.',
  ifNotAsked:
    'Si vous l’avez demandé, connectez-vous et configurez de nouveau votre seconde étape. Sinon, prévenez aussitôt un autre propriétaire de la boutique.',

  resetSubject: (storeName) => `Votre seconde étape chez ${storeName} va être réinitialisée`,
  resetAsked: (by, storeName) =>
    `${by} a demandé la suppression de vos clés d’accès et de vos codes chez ${storeName}, parce que vous les auriez perdus.`,
  resetDue: (moment) => `Suppression prévue : ${moment}`,
  ifNotLost:
    'Si vous les avez perdus, attendez ce moment et connectez-vous avec votre seul mot de passe. Sinon, connectez-vous avec votre seconde étape : cela annule la suppression. Prévenez ensuite un autre propriétaire de la boutique.',

  usedCodeSubject: (storeName) => `Un code de récupération a été utilisé chez ${storeName}`,
  usedCode: (storeName) =>
    `Quelqu’un a utilisé l’un de vos codes de récupération chez ${storeName} à la place de votre seconde étape.`,
  codesLeft: (left) => plural(left, { one: `Reste : ${left} code`, other: `Restent : ${left} codes` }),
  makeNew: 'Créez-en de nouveaux sur votre page personnelle avant d’en avoir de nouveau besoin.',
  ifNotYouUsed:
    'Si c’était vous et que votre téléphone est perdu, retirez-le sur votre page personnelle et créez de nouveaux codes. Si ce n’était pas vous, changez aussitôt votre mot de passe.',

  linkSubject: (storeName) => `Définir un nouveau mot de passe chez ${storeName}`,
  linkAsked: (storeName) =>
    `Quelqu’un a demandé un nouveau mot de passe pour votre compte chez ${storeName}. Ce lien permet d’en définir un. Il fonctionne une fois, pendant une heure.`,
  ifNotYouAsked:
    'Si ce n’était pas vous, il n’y a rien à faire : sans cet e-mail, personne ne peut utiliser le lien.',
  setIt: 'Définissez un nouveau mot de passe :',
  link: 'Définir un nouveau mot de passe',
};

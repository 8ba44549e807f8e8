import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  factorCopy as englishFactorCopy,
  sessionsCopy as englishSessionsCopy,
} from '#web/features/person/factor-copy.ts';

export const factorCopy: Words<typeof englishFactorCopy> = {
  title: 'Seconde étape',
  lead: 'Ce qui s’ajoute à votre mot de passe pour vous connecter. Qui ne connaît que votre mot de passe ne peut pas entrer.',
  failed: 'La seconde étape n’a pas pu être chargée.',
  demanded: 'Votre rôle en exige une : la dernière ne peut pas être supprimée.',
  codes: 'Codes d’une application d’authentification',
  codesOff: 'Désactivés',
  codesSince: (when) => `Depuis le ${when}`,
  addCodes: 'Configurer',
  removeCodes: 'Désactiver',
  removeCodesTitle: 'Désactiver les codes ?',
  removeCodesText:
    'Les codes de votre application pour cette boutique ne valent ensuite plus rien. Vous pourrez les reconfigurer à tout moment.',
  codesRemoved: 'Les codes sont désactivés.',
  codesAdded: 'Les codes sont activés.',
  passkeys: 'Clés d’accès',
  noPasskeys:
    'Aucune pour l’instant. Une clé d’accès utilise votre empreinte digitale, votre visage ou votre code PIN sur l’un de vos appareils, et se passe de mot de passe.',
  impossible: {
    no_name:
      'Pas à cette adresse : les clés d’accès sont liées à un nom de domaine, et cette boutique s’ouvre par une adresse IP. La personne qui gère le serveur doit définir PUBLIC_URL sur un nom.',
    no_https: 'Pas à cette adresse : les clés d’accès nécessitent https.',
  },
  unknown: 'Ce navigateur ne connaît pas les clés d’accès.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyName: 'Nom',
  passkeyNameHelp: 'Pour reconnaître l’appareil.',
  passkeyNameMissing: 'Saisissez un nom.',
  passkeyNext: 'Continuer',
  passkeyLead:
    'Votre navigateur demande ensuite votre empreinte digitale, votre visage ou votre code PIN, ou une clé à brancher.',
  passkeyAdded: 'La clé d’accès a été ajoutée.',
  notAdded: 'Rien n’a été ajouté.',
  renamePasskey: 'Renommer',
  renamePasskeyName: (name) => `Renommer la clé d’accès ${name}`,
  renamePasskeyTitle: (name) => `Renommer « ${name} »`,
  renamePasskeyAction: 'Enregistrer le nom',
  passkeyRenamed: 'La clé d’accès a son nouveau nom.',
  notRenamed: 'Le nom n’a pas été enregistré.',
  removePasskey: 'Supprimer',
  removePasskeyName: (name) => `Supprimer la clé d’accès ${name}`,
  removePasskeyTitle: (name) => `Supprimer « ${name} » ?`,
  removePasskeyText: 'Elle ne donne plus accès à personne. Supprimez-la aussi sur l’appareil.',
  passkeyRemoved: 'La clé d’accès a été supprimée.',
  synced: 'Sur tous vos appareils',
  oneDevice: 'Sur un seul appareil',
  neverUsed: 'Jamais utilisée',
  lastUsed: (when) => `Dernière utilisation le ${when}`,
  recovery: 'Codes de récupération',
  left: (count) => plural(count, { one: `${count} restant`, other: `${count} restants` }),
  few: (count) =>
    count === 0
      ? 'Il n’en reste aucun. Créez-en de nouveaux : sans eux, la perte de votre appareil vous bloque l’accès.'
      : `Il n’en reste que ${count}. Créez-en de nouveaux avant qu’ils ne soient épuisés.`,
  renew: 'En créer de nouveaux',
  renewTitle: 'Créer de nouveaux codes de récupération ?',
  renewText: 'Ceux que vous avez conservés cessent aussitôt de fonctionner.',
  renewAction: 'Créer de nouveaux codes',
  codesTitle: 'Vos codes de récupération',
  codesText:
    'Chacun vous permet de vous connecter une fois sans votre appareil. Conservez-les à un endroit accessible sans lui : ils ne seront plus affichés.',
  codesDone: 'Je les ai conservés',
  // After “Copier”.
  copyAll: 'tous les codes de récupération',
  setupTitle: 'Configurer les codes',
  setupLead:
    'Scannez le QR code avec une application d’authentification sur votre téléphone, puis saisissez le code qu’elle affiche.',
  square: 'QR code pour votre application d’authentification. Le même contenu en texte se trouve en dessous.',
  secret: 'Ou saisissez ceci dans l’application',
  code: 'Code',
  codeHelp: 'Six chiffres.',
  codeMissing: 'Saisissez le code affiché par l’application.',
  confirm: 'Activer',
  cancel: 'Annuler',
  reset: 'Réinitialiser la seconde étape',
  resetTitle: 'Réinitialiser la seconde étape de cette personne ?',
  resetText:
    'Pour une personne qui a perdu son appareil et ses codes de récupération. Dans 24 heures, ses clés d’accès et ses codes cessent de fonctionner, et elle se connecte avec le seul mot de passe jusqu’à une nouvelle configuration. Elle en est informée maintenant par e-mail et annule la réinitialisation en se connectant avec ce qu’elle a. Assurez-vous par téléphone que la demande vient bien d’elle.',
  resetAsked: 'La seconde étape sera réinitialisée dans 24 heures.',
  ownReset: {
    title: (by) => `${by} a demandé la réinitialisation de votre seconde étape.`,
    due: 'Elle sera supprimée le',
    text: 'Si vous ne l’avez pas perdue, gardez-la et demandez pourquoi.',
    end: 'Garder ma seconde étape',
  },
  otherReset: {
    title: (by) => `${by} a demandé la réinitialisation de cette seconde étape.`,
    due: 'Elle sera supprimée le',
    text: 'Se connecter avec elle annule la réinitialisation.',
    end: 'Annuler la réinitialisation',
  },
  resetEnded: 'La réinitialisation a été annulée.',
  none: 'Non configurée.',
};

export const sessionsCopy: Words<typeof englishSessionsCopy> = {
  title: 'Sessions ouvertes',
  lead: 'Où votre compte est ouvert en ce moment. Fermez ce que vous ne connaissez pas, et changez votre mot de passe.',
  leadOther: 'Où ce compte est ouvert en ce moment.',
  failed: 'Les sessions n’ont pas pu être chargées.',
  lastSeen: (when) => `dernière activité le ${when}`,
  since: (when) => `depuis le ${when}`,
  here: 'Celle-ci',
  end: 'Fermer',
  endName: (device, ip) => `Fermer la session : ${device}, ${ip}`,
  ended: 'La session a été fermée.',
  endOthers: 'Fermer toutes les autres',
  endAll: 'Tout fermer',
  endedMany: (count) =>
    plural(count, {
      one: `${count} session a été fermée.`,
      other: `${figure(count)} sessions ont été fermées.`,
    }),
  notEnded: 'La session n’a pas été fermée.',
  none: 'Aucune session n’est ouverte avec ce compte.',
};

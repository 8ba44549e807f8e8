import { figure } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { apiKeysCopy as english } from '#web/features/api-keys/api-keys-copy.ts';

export const apiKeysCopy: Words<typeof english> = {
  title: 'Clés API',
  lead: 'Une clé permet à un programme de lire ou de modifier les données de la boutique en votre nom.',
  learnMore: 'Comment les clés s’utilisent',
  everyCall: 'Tous les appels, à lire et à essayer',
  table: 'Clés API',
  columns: {
    description: 'Description',
    key: 'Fin de la clé',
    scope: 'Droits',
    user: 'Agit pour',
    created: 'Créée le',
    lastUsed: 'Dernière utilisation',
    expires: 'Expiration',
    actions: 'Actions',
  },
  scopes: { read: 'Lire', write: 'Modifier', read_write: 'Lire et modifier' },
  scopeHelp: {
    read: 'Listes, détails et exports. Elle ne peut rien modifier.',
    write:
      'Modifie ce qui est choisi ci-dessous et ne lit rien : pour les programmes qui ne font qu’apporter des données.',
    read_write: 'Tout ce qui est choisi ci-dessous.',
  },
  neverUsed: 'Jamais',
  from: (ip) => `depuis ${ip}`,
  neverEnds: 'À la révocation',
  expired: 'Expirée',
  proposes: 'Ne fait que proposer',

  emptyTitle: 'Pas encore de clé API',
  empty: 'Créez-en une par programme, pour pouvoir en arrêter un sans arrêter les autres.',
  loadFailed: 'Les clés API n’ont pas pu être lues.',

  create: 'Créer une clé API',
  createTitle: 'Créer une clé API',
  description: 'Description',
  descriptionHelp: 'Ce qui l’utilise, par exemple « Comptabilité ».',
  descriptionMissing: 'Indiquez à quoi sert la clé.',
  descriptionTooLong: (max) => `Utilisez au plus ${figure(max)} caractères.`,
  scope: 'La clé peut',
  all: 'Tout ce que votre rôle permet, aujourd’hui et plus tard',
  allHelp:
    'Désactivez pour choisir tâche par tâche. Un programme ne devrait pas avoir plus de droits que nécessaire.',
  capabilities: 'Ses tâches',
  capabilitiesMissing: 'Choisissez au moins une chose que la clé peut faire.',
  ends: 'La clé expire',
  lives: {
    '30': 'Dans 30 jours',
    '90': 'Dans 90 jours',
    '365': 'Dans un an',
    never: 'Quand elle est révoquée',
  },
  onlyProposes: 'Ne fait que proposer : une personne approuve ce que la clé demande',
  onlyProposesHelp:
    'Pour les scripts et les assistants : ce que la clé demande attend l’accord de quelqu’un.',
  createAction: 'Créer la clé',
  cancel: 'Annuler',

  madeTitle: 'Votre nouvelle clé API',
  made: 'Copiez les deux maintenant. Le secret n’est affiché que cette fois-ci ; nous n’en gardons aucune copie lisible.',
  consumerKey: 'Clé',
  consumerSecret: 'Secret',
  madeDone: 'J’ai copié les deux',

  revoke: 'Révoquer',
  revokeName: (description) => `Révoquer ${description}`,
  revokeTitle: (description) => `Révoquer « ${description} » ?`,
  revokeText: 'Les programmes qui utilisent cette clé cessent aussitôt de fonctionner. C’est irréversible.',
  revokeAction: 'Révoquer la clé',
  revoked: (description) => `« ${description} » a été révoquée.`,
};

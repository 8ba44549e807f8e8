import { plural } from '#languages/fr/speech.ts';
import { securityActionsCopy } from '#languages/fr/web/shared/security-actions-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  securityCopy as englishSecurityCopy,
  securityListCopy as englishSecurityListCopy,
} from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof englishSecurityListCopy> = {
  name: 'Sécurité',
  things: (count) => plural(count, { one: 'ligne', many: 'de lignes', other: 'lignes' }),
  failed: 'Ce qui s’est passé n’a pas pu être chargé.',
  empty: {
    icon: 'shield',
    title: 'Rien à signaler pour l’instant',
    text: 'Les connexions, les mots de passe erronés, les clés API et les fichiers exportés seront affichés ici, avec l’appareil et l’adresse d’où ils viennent.',
  },
};

export const securityCopy: Words<typeof englishSecurityCopy> = {
  title: 'Sécurité',
  leadAll:
    'Qui s’est connecté ou a échoué à le faire, qui a créé une clé ou extrait des données, et d’où. Pour toutes les personnes de cette boutique.',
  leadOwn:
    'Quand votre compte a été utilisé ou visé par une tentative, et d’où. Si une ligne ne vient pas de vous, prévenez la personne qui gère la boutique.',
  profile: 'Changer votre mot de passe',
  columns: {
    at: 'Date',
    action: 'Action',
    actor_email: 'Qui',
    details: 'Détails',
    ip: 'Adresse IP',
    result: 'Résultat',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Fait', failed: 'Échoué' },
  you: 'Vous',
  unknownName: 'Un nom inconnu',
  system: 'Le système',
  noAddress: 'Ce serveur',
  person: (name, email) => `${name} (${email})`,
  byKey: (name) => `Avec la clé API ${name}`,
  ways: {
    link: 'Avec un lien à usage unique',
    invitation: 'Avec une invitation',
    passkey: 'Avec une clé d’accès',
    code: 'Avec un code',
    recovery: 'Avec un code de récupération',
  },
  factors: { code: 'Codes d’une application', passkey: 'Clé d’accès' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} vers le compte se terminant par ${ending}`.trim(),
  scopes: { read: 'Lire', read_write: 'Lire et modifier' },
  kinds: {
    transactions: 'Transactions',
    payouts: 'Virements',
    disputes: 'Litiges',
    fraud_outcomes: 'Paiements retenus et bloqués',
  },
  attempts: (count, areCodes) =>
    areCodes ? `Codes erronés en une heure : ${count}` : `Mots de passe erronés en une heure : ${count}`,
  attemptsInAll: (count) => `${count} depuis toutes les adresses`,
  refused: 'Trop de tentatives : refus pendant un moment',
  sessionsEnded: (count) => `Sessions plus anciennes fermées, car trop nombreuses : ${count}`,
  filters: { action: 'Action', result: 'Résultat', day: 'Jour' },
};

import type { PartOfDay } from '#domain/account/part-of-day.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  connectionSuccessCopy as englishConnectionSuccessCopy,
  detailsSentCopy as englishDetailsSentCopy,
  eligibilityCopy as englishEligibilityCopy,
  flagCopy as englishFlagCopy,
  fraudBannerCopy as englishFraudBannerCopy,
  liveApplicationCopy as englishLiveApplicationCopy,
  overviewCopy as englishOverviewCopy,
  safeModeCopy as englishSafeModeCopy,
  sandboxSuccessCopy as englishSandboxSuccessCopy,
  standingCopy as englishStandingCopy,
  toolsCopy as englishToolsCopy,
} from '#web/features/overview/overview-copy.ts';

const GREETINGS: Readonly<Record<PartOfDay, string>> = {
  morning: 'Bonjour',
  afternoon: 'Bonjour',
  evening: 'Bonsoir',
};

export const overviewCopy: Words<typeof englishOverviewCopy> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]} ${name}` : GREETINGS[part]),
  /** The weekday begins the line, so it begins with a capital; no comma stands behind it. */
  lead: (weekday, date, zone) =>
    `${weekday.charAt(0).toLocaleUpperCase('fr')}${weekday.slice(1)} ${date} (${zone})`,
  currency: 'Devise affichée',
};

export const safeModeCopy: Words<typeof englishSafeModeCopy> = {
  title: 'Votre site est actuellement en mode sans échec.',
  text: 'Son adresse a changé, ou une copie du site est active. Les paiements continuent de fonctionner ; les mises à jour du prestataire de paiement peuvent arriver en retard.',
  action: 'Agir maintenant',
};

export const flagCopy: Words<typeof englishFlagCopy> = {
  'wcpay-login-error':
    'Un problème est survenu lors de la redirection vers le tableau de bord du compte. Réessayez.',
  'wcpay-loan-offer-error':
    'Un problème est survenu lors de la redirection vers l’offre de prêt. Vérifiez qu’elle n’a pas expiré et réessayez.',
  'wcpay-server-link-error':
    'Un problème est survenu lors de la redirection vers le lien demandé. Vérifiez qu’il est valide et réessayez.',
  'wcpay-reset-account-error':
    'Un problème est survenu lors de la réinitialisation de votre compte. Attendez quelques secondes et réessayez.',
};

export const sandboxSuccessCopy: Words<typeof englishSandboxSuccessCopy> = {
  title: 'Votre compte bac à sable est prêt.',
  text: 'Achetez quelque chose dans votre propre boutique avec une carte de test pour voir un paiement arriver ici.',
  action: 'Ouvrir votre boutique',
};

export const fraudBannerCopy: Words<typeof englishFraudBannerCopy> = {
  title: 'Arrêtez les paiements risqués avant qu’ils ne vous coûtent cher',
  text: 'Des filtres retiennent ou bloquent les paiements suspects : montants inhabituels, autres pays, adresses différentes.',
  action: 'Choisir vos filtres',
  never: 'Ne plus afficher',
};

export const toolsCopy: Words<typeof englishToolsCopy> = {
  title: 'Outils du compte',
  text: 'La configuration ne s’est pas passée comme prévu ? Recommencez avec un nouveau compte. Les paiements de test de celui-ci ne sont plus affichés ; les commandes restent dans votre boutique.',
  reset: 'Réinitialiser le compte',
  ask: 'Réinitialiser votre compte ?',
  askText:
    'Les paiements de test de ce compte ne sont plus affichés ; les commandes restent dans votre boutique. C’est irréversible.',
};

export const standingCopy: Words<typeof englishStandingCopy> = {
  waitsFor: {
    you: 'En attente de votre part.',
    provider: 'En attente du prestataire de paiement. Vous n’avez rien à faire.',
    nobody: 'Le prestataire indique par e-mail ce qu’il advient de l’argent encore retenu.',
  },
  checkNow: 'Vérifier maintenant',
  unchanged: 'Rien n’a encore changé.',
  checkFailed: 'Le compte n’a pas pu être vérifié.',
  update: 'Mettre à jour les informations',
  finish: 'Terminer la configuration',
  payouts: 'Configurer les virements',
  history: 'Voir vos paiements',
  help: 'Ce que cela signifie',
  words: {
    unfinished: {
      title: 'Votre compte n’est pas terminé.',
      text: 'Terminez la configuration pour accepter des paiements.',
    },
    past_due: {
      title: 'Les informations demandées pour votre compte sont en retard.',
      text: 'Le prestataire de paiement attend des informations dont le délai est dépassé.',
    },
    due_soon: { title: 'Des informations seront bientôt nécessaires.' },
    early_selling: {
      title: 'Vous pouvez vendre ; les virements commencent une fois votre compte bancaire vérifié.',
      text: 'La vente anticipée prend fin à 5 000 $ de ventes ou après trente jours, selon ce qui arrive en premier.',
    },
    partly_restricted: {
      title: 'Une partie de votre compte est restreinte.',
      text: 'Le prestataire de paiement a besoin d’autres informations.',
    },
    verifying: {
      title: 'Vos informations sont en cours de vérification.',
      text: 'Cela prend en général quelques minutes, parfois jusqu’à deux jours ouvrés.',
    },
    paused: {
      title: 'Le prestataire de paiement a mis votre compte en pause.',
      text: 'Il examine le compte et écrit à son adresse e-mail s’il a besoin de quelque chose.',
    },
    under_review: {
      title: 'Votre compte est en cours d’examen.',
      text: 'Cela prend en général quelques jours.',
    },
    rejected: {
      title: 'Votre compte a été refusé.',
      text: 'Il ne peut plus accepter de paiements. Vos anciens paiements, virements, litiges et documents vous restent accessibles.',
    },
  },
};

export const liveApplicationCopy: Words<typeof englishLiveApplicationCopy> = {
  titles: {
    verifying: 'Votre compte réel est en cours de vérification.',
    under_review: 'Votre compte réel est en cours d’examen.',
    paused: 'Le prestataire de paiement a mis votre compte réel en pause.',
    rejected: 'Votre compte réel a été refusé.',
  },
  rejected: 'Les paiements restent des tests.',
  text: 'Les paiements restent des tests jusqu’à ce qu’il puisse en accepter. Cette page bascule alors d’elle-même, et le bac à sable est mis de côté.',
};

export const connectionSuccessCopy: Words<typeof englishConnectionSuccessCopy> = {
  title: 'Votre compte est vérifié',
  text: 'Vous pouvez accepter des paiements, et les virements arrivent sur votre compte bancaire. Les paiements apparaissent ici dès que des clients paient.',
  close: 'Aller à la vue d’ensemble',
};

export const detailsSentCopy: Words<typeof englishDetailsSentCopy> = {
  title: 'Vos informations sont chez le prestataire de paiement',
  text: 'Il les vérifie, le plus souvent dans l’heure. Les paiements et les virements commencent ensuite ; cette page l’indiquera d’elle-même.',
  close: 'Aller à la vue d’ensemble',
};

export const eligibilityCopy: Words<typeof englishEligibilityCopy> = {
  title: 'Vous pouvez accepter des paiements !',
  text: 'Vous pouvez vendre tout de suite. Votre argent attend que votre compte bancaire soit vérifié : au plus 5 000 $ de ventes ou trente jours.',
  startTitle: 'Commencer à vendre maintenant',
  payoutsTitle: 'Ou configurer d’abord les virements',
  payoutsText: 'Cela prend quelques minutes, et votre premier virement arrive plus tôt.',
  setUp: 'Configurer les virements',
  start: 'Commencer à vendre',
};

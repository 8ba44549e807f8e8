import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'Transactions',
    payouts: 'Virements',
    disputes: 'Litiges',
    blocked: 'Paiements bloqués',
    'audit-log': 'Journal d’audit',
    journal: 'Journal',
    statement: 'Relevé mensuel',
  },
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName, what, days) => `${storeName} : ${what}, ${days}`,
  ready: (storeName, what, days) =>
    `Un fichier de la boutique ${storeName} est prêt pour vous : ${what}, ${days}. Il est créé au moment où vous le téléchargez.`,
  came: (storeName, what, days) => `Voici un fichier de la boutique ${storeName} : ${what}, ${days}.`,
  download: 'Téléchargez-le ici (connexion requise) :',
  why: (maker) => `Vous recevez cet e-mail, car ${maker} a choisi de vous envoyer ce fichier planifié.`,

  notSent: (storeName, what, days) => `${storeName} : fichier non envoyé (${what}, ${days})`,
  stopped: (storeName, what) => `${storeName} : plus d’envoi automatique (${what})`,
  trouble: {
    stopped:
      'Votre planification s’est arrêtée, car votre rôle ne vous permet plus d’exporter cela. Une personne qui peut l’exporter peut la redémarrer.',
    nobody:
      'Plus aucun destinataire ne peut exporter cela : rien n’a été envoyé. Supprimez la planification et créez-en une pour d’autres personnes.',
    not_datev:
      'DATEV n’accepte que des numéros de compte de quatre à huit chiffres. Choisissez un plan DATEV dans le plan comptable, puis lancez la planification à la main.',
    failed:
      'L’envoi n’a pas abouti en cinq essais. Lancez la planification à la main ; si cela échoue aussi, la personne qui gère le serveur en trouve la raison dans son journal.',
  },
  open: 'Voyez vos planifications ici (connexion requise) :',
};

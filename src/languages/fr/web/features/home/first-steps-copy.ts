import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: 'Premiers pas',
  sandbox: 'Essayer dans un bac à sable',
  done: 'Fait',
  steps: {
    connect: {
      title: 'Connecter un compte de paiement',
      text: 'Faites vérifier votre entreprise pour accepter de vrais paiements, ou essayez d’abord tout dans un bac à sable : il est prêt en une minute.',
      action: 'Connecter',
    },
    sell: {
      title: 'Recevoir un paiement',
      text: 'Achetez quelque chose dans votre propre boutique. Dans un bac à sable, une carte de test suffit.',
      action: 'Ouvrir votre boutique',
    },
    refund: {
      title: 'Le rembourser',
      text: 'Ouvrez le paiement et appuyez sur Rembourser. La commande et votre solde changent en conséquence ; les frais du paiement ne sont pas rendus.',
      action: 'Voir les transactions',
    },
    payout: {
      title: 'Voir partir un virement',
      text: 'L’argent devenu disponible part vers votre banque les jours ouvrés. Chaque virement montre sa composition.',
      action: 'Voir les virements',
    },
    live: {
      title: 'Configurer les paiements réels',
      text: 'Faites vérifier votre entreprise pour accepter de vrais paiements. Le bac à sable reste jusqu’à ce que votre compte réel puisse en accepter.',
      action: 'Passer en mode réel',
    },
  },
  moveTime:
    'Inutile d’attendre dans un bac à sable : avancez l’horloge jusqu’à l’arrivée du prochain virement.',
  simulator: 'Avancer le temps',
};

import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankTaskCopy as englishBankTaskCopy,
  detailsTaskCopy as englishDetailsTaskCopy,
  goLiveTaskCopy as englishGoLiveTaskCopy,
  paymentMethodsTaskCopy as englishPaymentMethodsTaskCopy,
  reconnectTaskCopy as englishReconnectTaskCopy,
  taskListCopy as englishTaskListCopy,
} from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof englishTaskListCopy> = {
  title: 'À faire',
  options: (task) => `Plus d’options pour : ${task}`,
  dismiss: 'Ignorer',
  snooze: 'Me le rappeler demain',
  delete: 'Supprimer',
  undo: 'Annuler',
  done: {
    dismiss: 'Tâche ignorée.',
    snooze: 'Tâche reportée à demain.',
    delete: 'Tâche supprimée.',
  },
  notSaved: 'La tâche n’a pas pu être mise de côté.',
  showMore: (count) => `En afficher ${figure(count)} de plus`,
  showFewer: 'En afficher moins',
  completed: 'Terminé',
  loading: 'Recherche de ce qui vous attend',
  failed: 'Une partie de ce qui attend n’a pas pu être lue.',
  nothing: 'Rien ne vous attend',
  notYourWork:
    'Les litiges, les paiements retenus et les réservations qui vont expirer sont affichés aux personnes qui peuvent répondre ou capturer.',
  nothingText:
    'Les litiges, les paiements retenus, les réservations qui vont expirer et les virements échoués sont affichés ici.',
  orMore: (count) => `au moins ${count}`,
};

export const detailsTaskCopy: Words<typeof englishDetailsTaskCopy> = {
  finish: 'Terminer la configuration des paiements',
  update: 'Mettre à jour les informations de l’entreprise',
  several: (count) =>
    plural(count, {
      one: `${count} information requiert votre attention.`,
      other: `${count} informations requièrent votre attention.`,
    }),
  missing: 'Il manque encore des informations sur votre entreprise.',
  overdue: 'Leur délai est dépassé.',
  by: (date) =>
    `Mettez-les à jour au plus tard le ${date}. Ensuite, les paiements et les virements sont mis en pause.`,
  waiting: 'En attente de votre part',
  finishAction: 'Terminer',
  updateAction: 'Mettre à jour',
  moreAction: 'Plus de détails',
  dialogTitle: 'Ce qui requiert votre attention',
  dialogLead:
    'Le prestataire de paiement n’a pas pu accepter ces informations. Corrigez-les : elles sont vérifiées de nouveau, en général en quelques minutes.',
  cancel: 'Annuler',
};

export const reconnectTaskCopy: Words<typeof englishReconnectTaskCopy> = {
  title: 'Reconnectez votre boutique',
  text: 'Le lien entre votre boutique et le service de connexion du site est rompu. Les paiements fonctionnent ; les mises à jour peuvent arriver en retard.',
  action: 'Reconnecter',
};

export const bankTaskCopy: Words<typeof englishBankTaskCopy> = {
  action: 'Configurer les virements',
  reasons: {
    after_payment: {
      title: 'Configurez vos virements',
      text: (date) =>
        `Votre premier paiement est arrivé. Faites vérifier votre compte bancaire au plus tard le ${date} pour en recevoir le virement.`,
    },
    balance_rising: {
      title: 'Faites vérifier votre compte bancaire pour recevoir votre argent',
      text: (date) =>
        `Votre solde augmente. Faites vérifier votre compte bancaire au plus tard le ${date} pour qu’il puisse être viré.`,
    },
    near_threshold: {
      title: 'Faites vérifier sans tarder votre compte bancaire pour continuer à vendre',
      text: (date) =>
        `Les paiements sont mis en pause à 5 000 $ de ventes ou le ${date}, selon ce qui arrive en premier. Faites vérifier votre compte bancaire avant.`,
    },
    threshold_reached: {
      title: 'Vos paiements sont en pause : faites vérifier votre compte bancaire',
      text: () =>
        'Vous avez atteint 5 000 $ de ventes ou trente jours de vente. Faites vérifier votre compte bancaire pour continuer.',
    },
    no_payment: {
      title: 'Configurez vos virements',
      text: (date) =>
        `Vous pouvez déjà vendre. Faites vérifier votre compte bancaire au plus tard le ${date} pour recevoir votre argent.`,
    },
    no_payment_14_days: {
      title: 'Faites vérifier votre compte bancaire pour recevoir votre argent',
      text: (date) =>
        `Votre compte est ouvert depuis deux semaines. Faites vérifier votre compte bancaire au plus tard le ${date} pour qu’il le reste.`,
    },
    no_payment_30_days: {
      title: 'Vos paiements sont en pause : faites vérifier votre compte bancaire',
      text: () =>
        'Votre compte est ouvert depuis trente jours. Faites vérifier votre compte bancaire pour accepter des paiements.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof englishPaymentMethodsTaskCopy> = {
  title: 'Ajoutez d’autres moyens de paiement',
  text: 'Les clients achètent plus souvent quand ils trouvent le moyen de paiement qu’ils connaissent.',
  action: 'Ajouter des moyens de paiement',
};

export const goLiveTaskCopy: Words<typeof englishGoLiveTaskCopy> = {
  open: {
    title: 'Configurez les paiements réels',
    text: 'Faites vérifier votre entreprise pour accepter de vrais paiements. Le bac à sable reste jusqu’à ce que votre compte réel puisse en accepter.',
    time: 'Environ 10 minutes',
    action: 'Passer en mode réel',
  },
  begun: {
    title: 'Terminez la configuration des paiements réels',
    text: 'Il manque encore des informations à votre compte réel. Le bac à sable reste jusqu’à ce qu’il puisse accepter des paiements.',
    time: 'En attente de votre part',
    action: 'Terminer',
  },
};

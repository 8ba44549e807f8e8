import type { Words } from '#languages/kit/words.ts';
import type { closeDayCopy as english } from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english> = {
  title: 'Clôturer la journée',
  day: (day, zone) => `${day}, ${zone}`,
  loading: 'Calcul de la journée',
  failed: 'La journée n’a pas pu être calculée.',
  opening: 'Solde d’ouverture',
  closing: 'Solde de clôture',
  unexplained: 'Inexpliqué',
  lines: {
    payments: 'Paiements',
    refunds: 'Remboursements',
    disputes: 'Litiges',
    fees: 'Frais',
    payouts: 'Virements',
    other: 'Autres',
  },
  ledger: (currency) => `La journée en ${currency}`,
  addsUp: 'Les mouvements de vos enregistrements concordent avec le solde chez le prestataire de paiement.',
  off: {
    title: (sums) => `Inexpliqué : ${sums}`,
    text: 'Le solde chez le prestataire de paiement diffère de vos enregistrements. Quelque chose n’est peut-être pas encore arrivé ici : la page Synchronisation montre ce qui manque et le récupère. Vérifiez ensuite de nouveau.',
    sync: 'Ouvrir Synchronisation',
    rows: 'Voir les transactions du jour',
    again: 'Vérifier de nouveau',
  },
  note: 'Pourquoi vous la validez malgré tout',
  noteMissing: 'Indiquez pourquoi.',
  signOff: 'Valider',
  signed: (name) => `Validée par ${name}, le`,
  said: (note) => `« ${note} »`,
  done: 'Journée validée. C’est noté dans le journal d’audit.',
  notDone: 'La journée n’a pas été validée.',
  print: 'Imprimer',
};

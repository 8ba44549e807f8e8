import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/fr/domain/payouts/proof-words-copy.ts';
import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  atBankCopy as englishAtBankCopy,
  payoutDetailsCopy as englishPayoutDetailsCopy,
  payoutTransactionsCopy as englishPayoutTransactionsCopy,
  proofCopy as englishProofCopy,
  stationsCopy as englishStationsCopy,
} from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof englishPayoutDetailsCopy> = {
  title: 'Détails du virement',
  titleOf: (type, day) => `${type} du ${day}`,
  notFound: 'Le virement que vous cherchez est introuvable.',
  notFoundText: 'L’adresse est peut-être incomplète, ou le virement appartient à un autre compte.',
  failedRead: 'Erreur lors du chargement du virement.',
  back: 'Retour aux virements',

  summary: 'Résumé',
  failureReason: 'Motif de l’échec : ',
  laterPayout: 'Voir ce virement',
  payoutFailure: {
    title: 'Ce virement a échoué',
    mended: (day) =>
      `Votre banque a renvoyé l’argent. Il fait maintenant partie du virement du ${day} ; il n’y a rien à faire.`,
    text: 'Votre banque a renvoyé l’argent. Il est de nouveau dans votre solde et part avec un prochain virement ; si le compte en est la cause, changez d’abord les coordonnées bancaires.',
  },
  withdrawalFailure: {
    title: 'Ce prélèvement a échoué',
    mended: (day) =>
      `Votre banque n’a pas payé. Le montant fait maintenant partie du virement du ${day}, et il n’y a rien à faire.`,
    text: 'Votre banque n’a pas payé, et le montant manque de nouveau à votre solde. De nouvelles ventes le couvrent, ou il est prélevé une nouvelle fois. Si le compte en est la cause, changez d’abord les coordonnées bancaires.',
  },
  updateBank: 'Mettre à jour les coordonnées bancaires',

  details: 'Détails',
  bankAccount: 'Compte bancaire',
  noBank: 'Non disponible',
  reference: 'Référence bancaire',
  referenceWhat: 'la référence bancaire',
  noReference: 'Non disponible',
  type: 'Type',
  kinds: { automatic: 'Automatique', instant: 'Instantané', manual: 'Manuel' },
  fee: 'Frais de virement instantané',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'Rendus avec le virement',
  payoutId: 'ID du virement',
  payoutIdWhat: 'l’ID du virement',

  instantMessage: 'L’historique des transactions n’est pas disponible pour les virements instantanés',
  learnMore: 'En savoir plus',
};

export const stationsCopy: Words<typeof englishStationsCopy> = {
  label: 'Où il en est',
  prepared: 'Préparé',
  made: 'Envoyé',
  inTransit: 'En cours',
  inTransitText: 'À la banque',
  arrived: 'Arrivé',
  collected: 'Prélevé',
  expected: (day) => `Attendu le ${day}`,
  failed: 'Échoué',
  canceled: 'Annulé',
  instantLead: {
    pending: (moment) => `Attendu sur votre compte au plus tard le ${moment}.`,
    in_transit: (moment) => `Attendu sur votre compte au plus tard le ${moment}.`,
    paid: (moment) => `Sur votre compte depuis le ${moment}.`,
  },
  withdrawalLead: {
    pending: (day) => `Sera prélevé sur votre compte au plus tard le ${day}.`,
    in_transit: (day) => `Sera prélevé sur votre compte au plus tard le ${day}.`,
    paid: (day) => `Prélevé sur votre compte le ${day}.`,
    failed: 'La banque n’a pas payé. Le montant manque de nouveau à votre solde.',
    canceled: 'Ce prélèvement a été annulé avant d’être effectué.',
  },
  lead: {
    pending: (day) => `Part bientôt et est attendu sur votre compte au plus tard le ${day}.`,
    in_transit: (day) =>
      `Attendu sur votre compte au plus tard le ${day}. Certaines banques prennent un jour de plus.`,
    paid: (day) => `Sur votre compte depuis le ${day}.`,
    failed: 'La banque a renvoyé ce virement. Rien n’a été perdu.',
    canceled: 'Ce virement a été annulé avant son départ. Rien n’a été perdu.',
  },
};

export const proofCopy: Words<typeof englishProofCopy> = {
  title: 'Justificatif du virement',
  checked: (rows, when) => `${rows}, vérifié le ${when}`,
  rows: (count, words) => plural(count, { one: `${words} transaction`, other: `${words} transactions` }),
  failed: 'Le justificatif de ce virement n’a pas pu être lu.',
  madeOf: 'Sa composition',
  rowsColumn: 'Lignes',
  amountColumn: 'Montant',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `Inexpliqué : ${amount}`,
  toTheCent: 'au centime près',
  exactly: 'exactement',
  off: (amount) => `Ce virement diffère de ses lignes de ${amount}.`,
  offText:
    'Les mouvements correspondants sont peut-être encore en route. Si l’écart persiste, communiquez l’ID du virement au support.',
  allocation: 'Notre répartition',
  allocationText:
    'Le prestataire n’indique pas quelles transactions un virement instantané a prises. Nous comptons les fonds disponibles les plus anciens, et nous le précisons.',
  returned:
    'Aucun argent n’est arrivé à votre banque avec ce virement, et il ne retient plus aucune de vos transactions.',
  hadTaken: 'Les transactions qu’il avait prises',
  leftWith: (day) => `Elles sont parties avec le virement du ${day}`,
  waitsForNext: 'Elles partiront avec un prochain virement.',
  foot: 'Chaque ligne s’ouvre sur son détail.',
  download: 'Télécharger le justificatif',
  paper: 'Justificatif en PDF',
  file: {
    heads: ['ID du virement', 'Référence bancaire', 'Ligne', 'Lignes', 'Montant', 'Devise'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `justificatif-virement-${payout}.csv`,
  },
  carriedFrom: (day) => `du virement du ${day}`,
};

export const payoutTransactionsCopy: Words<typeof englishPayoutTransactionsCopy> = {
  name: 'Transactions de ce virement',
  things: (count) => plural(count, { one: 'transaction', many: 'de transactions', other: 'transactions' }),
  failed: 'Erreur lors du chargement des transactions.',
  empty: {
    icon: 'card',
    title: 'Aucune transaction dans ce virement',
    text: 'Un virement échoué ou annulé rend ses transactions ; elles partent avec un prochain virement.',
  },
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  title: 'À votre banque',
  toMatch: 'À rapprocher',
};

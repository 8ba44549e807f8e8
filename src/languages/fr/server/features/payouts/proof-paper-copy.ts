import type { Words } from '#languages/kit/words.ts';
import type { proofPaperCopy as english } from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english> = {
  title: 'Justificatif du virement',
  payout: 'ID du virement',
  status: 'Statut',
  arrival: 'Attendu le',
  account: 'Compte bancaire',
  reference: 'Référence bancaire',
  atBank: 'À votre banque',
  checked: 'Vérifié le',
  unknown: 'Non disponible',
  line: (currency) => `Sa composition (${currency})`,
  rows: 'Lignes',
  amount: 'Montant',
  toTheBank:
    'Chaque mouvement de ce virement figure dans l’une des lignes ci-dessus, et la dernière ligne est sur le relevé de la banque.',
  toTheProvider:
    'Chaque mouvement de ce virement figure dans l’une des lignes ci-dessus. Aucun relevé bancaire qui le montre n’a encore été importé et rapproché.',
  foot: (store, payout) => `${store}, justificatif du virement ${payout}`,
};

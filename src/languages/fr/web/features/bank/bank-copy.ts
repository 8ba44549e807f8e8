import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankCopy as englishBankCopy,
  bankLinesCopy as englishBankLinesCopy,
  FORMAT_WORDS as englishFORMAT_WORDS,
  STATUS_WORDS as englishSTATUS_WORDS,
} from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof englishBankLinesCopy> = {
  name: 'Lignes bancaires',
  things: (count) =>
    plural(count, { one: 'ligne bancaire', many: 'de lignes bancaires', other: 'lignes bancaires' }),
  failed: 'Les lignes bancaires n’ont pas pu être chargées.',
  empty: {
    icon: 'document',
    title: 'Pas encore de ligne bancaire',
    text: 'Téléchargez un relevé auprès de votre banque et importez-le ici. Chacune de ses lignes sera affichée.',
  },
};

export const FORMAT_WORDS: Words<typeof englishFORMAT_WORDS> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof englishSTATUS_WORDS> = {
  booked: 'Comptabilisée',
  pending: 'En attente',
};

export const bankCopy: Words<typeof englishBankCopy> = {
  title: 'Banque',
  lead: 'Ce qui est entré et sorti selon votre banque, ligne par ligne, d’après les relevés que vous importez.',
  importStatements: 'Importer des relevés',
  toMatch: 'À rapprocher',

  accounts: 'Comptes',
  accountsFailed: 'Les comptes n’ont pas pu être chargés.',
  lastStatement: (day) => `Relevés jusqu’au ${day}`,
  noStatement: 'Pas encore de relevé',
  lineCount: (count, words) => plural(count, { one: `${words} ligne`, other: `${words} lignes` }),
  unknownBalance: 'Solde non indiqué',
  gap: (after, before, amount) =>
    `Il manque un relevé entre le ${after} et le ${before} : un mouvement de ${amount} ne figure dans aucun fichier. Téléchargez ces jours auprès de votre banque et importez-les.`,

  filters: { date: 'Comptabilisée', account: 'Compte', status: 'État' },
  search: {
    label: 'Rechercher des lignes bancaires',
    placeholder: 'Rechercher par texte, nom ou référence',
    anything: (text) => `Lignes avec « ${text} »`,
  },
  columns: {
    booked_on: 'Comptabilisée le',
    text: 'Libellé',
    counterparty_name: 'Contrepartie',
    account: 'Compte',
    amount: 'Montant',
    status: 'État',
    reference: 'Référence bancaire',
    file: 'Fichier',
  },
  noText: 'Sans libellé',
  noName: 'Sans nom',
  lineOf: (line, file) => `Ligne ${line} de ${file}`,
  reversal: 'Contre-passation',

  files: 'Fichiers importés',
  filesFailed: 'Les fichiers n’ont pas pu être chargés.',
  fileColumns: {
    name: 'Fichier',
    accounts: 'Compte',
    period: 'Jours',
    lines: 'Nouvelles lignes',
    known: 'Connues',
    imported: 'Importé le',
    by: 'Par',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Quelqu’un qui est parti',
  offBy: (amount) => `Écart de ${amount}`,
};

import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { importCopy as english } from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english> = {
  title: 'Importer des relevés bancaires',
  choose: 'Relevés',
  kinds: 'CAMT.053, MT940, OFX, QIF ou CSV, ou un ZIP de ceux-ci, jusqu’à 32 Mo chacun. Plusieurs à la fois.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Annuler',
  done: 'Terminé',
  importFiles: (count) =>
    plural(count, { one: `Importer ${count} fichier`, other: `Importer ${count} fichiers` }),
  nothingToImport: 'Importer',
  remove: (name) => `Retirer ${name}`,
  reading: 'Lecture…',
  failed: 'Ce fichier n’a pas été importé.',
  states: {
    refused: 'Illisible',
    imported: 'Déjà importé',
    asks: 'Attend une réponse',
    unreadable: 'Illisible',
    needs_review: 'À examiner',
    ready: 'Prêt',
  },
  importedState: 'Importé',

  alreadyImported: (name, when) => `Déjà importé sous le nom « ${name} » le ${when}. Rien ne serait ajouté.`,
  doneWords: (added, known) => `Nouvelles lignes ajoutées : ${added}, déjà connues : ${known}.`,
  unreadable: (count) =>
    plural(count, {
      one: 'Une ligne est illisible, rien de ce fichier n’est donc importé. Téléchargez-le de nouveau auprès de votre banque.',
      other: `${figure(count)} lignes sont illisibles, rien de ce fichier n’est donc importé. Téléchargez-le de nouveau auprès de votre banque.`,
    }),
  difference: (amount) =>
    `Les lignes n’aboutissent pas au solde de clôture : il y a ${amount} de trop ou de moins. Téléchargez de nouveau le fichier auprès de votre banque, ou importez-le tel quel.`,
  isAccepted: 'L’importer malgré l’écart. Le journal d’audit indiquera que c’est mon choix.',

  facts: {
    format: 'Format',
    encoding: 'Encodage',
    account: 'Compte',
    days: 'Jours',
    opening: 'Solde d’ouverture',
    closing: 'Solde de clôture',
  },
  newAccount: 'nouveau',
  moreStatements: (count) => `et d’autres relevés (${count})`,
  counts: {
    new: 'Nouvelles',
    known: 'Connues',
    pending: 'En attente',
    unreadable: 'Illisibles',
    refused: 'Laissées de côté',
  },
  addsUp: 'Le solde d’ouverture et les lignes aboutissent au solde de clôture.',
  notTold: 'Ce fichier n’indique pas les deux soldes, ils ne prouvent donc rien.',

  rows: 'Lignes de ce fichier',
  showRows: (count) => `Afficher les lignes (${count})`,
  someRows: 'Pour un long fichier, seules les premières lignes de chaque état sont affichées.',
  rowStates: {
    new: 'Nouvelle',
    known: 'Connue',
    pending: 'En attente',
    unreadable: 'Illisible',
  },
  columns: { line: 'Ligne', state: 'État', day: 'Comptabilisée le', text: 'Libellé', amount: 'Montant' },

  asksAccount: 'Ce fichier n’indique pas de quel compte il s’agit.',
  account: 'Compte',
  chooseAccount: 'Choisissez un compte',
  otherAccount: 'Un autre compte…',
  accountName: 'Nom du compte',
  accountNameHelp: 'Comme vous l’appelez, par exemple « Compte courant BNP ».',
  currency: 'Devise',
  dayOrder: 'Comment les jours sont-ils écrits dans ce fichier ?',
  dayOrders: {
    dmy: 'Jour d’abord : 31/12/2026',
    mdy: 'Mois d’abord : 12/31/2026',
    ymd: 'Année d’abord : 2026-12-31',
  },
  decimal: 'Comment les montants sont-ils écrits dans ce fichier ?',
  decimals: { '.': 'Avec un point : 1,234.56', ',': 'Avec une virgule : 1 234,56' },
  continue: 'Continuer',

  columnsTitle: 'Que contiennent les colonnes de ce fichier ?',
  columnsText:
    'Nous ne connaissons aucune banque qui produise de tels fichiers. Votre réponse est mémorisée pour le prochain fichier avec ces colonnes.',
  column: (number) => `Colonne ${number}`,
  roles: {
    booked: 'Date comptable',
    valued: 'Date de valeur',
    amount: 'Montant avec signe',
    out: 'Sorties',
    in: 'Entrées',
    direction: 'Débit ou crédit',
    currency: 'Devise',
    balance: 'Solde après',
    status: 'État',
    account: 'Votre compte',
    reference: 'Référence de la banque',
    end_to_end: 'Référence de bout en bout',
    name: 'Contrepartie',
    counterparty: 'Compte de la contrepartie',
    type: 'Type d’écriture',
  },
  text: 'Libellé',
  unused: 'Non utilisée',
  missing: {
    booked: 'Indiquez quelle colonne contient la date comptable.',
    amount:
      'Indiquez quelle colonne contient le montant, ou lesquelles contiennent les sorties et les entrées.',
  },
  livePreview: 'Ses premières lignes se lisent ainsi',
  cannotRead: (problem, line) => `Illisible ainsi : ${problem} (${line})`,
};

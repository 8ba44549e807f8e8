import { isDocumentType } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#languages/fr/domain/account/document-type-copy.ts';
import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  documentsCopy as englishDocumentsCopy,
  documentsListCopy as englishDocumentsListCopy,
  vatCopy as englishVatCopy,
} from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof englishDocumentsListCopy> = {
  name: 'Documents',
  things: (count) => plural(count, { one: 'document', many: 'de documents', other: 'documents' }),
  failed: 'Erreur lors du chargement des documents.',
  empty: {
    icon: 'document',
    title: 'Pas encore de document',
    text: 'Le premier jour de chaque mois, la facture fiscale des frais du mois précédent est affichée ici.',
  },
};

export const documentsCopy: Words<typeof englishDocumentsCopy> = {
  title: 'Documents',
  statements: 'Relevés mensuels',
  columns: {
    date: 'Date',
    type: 'Type',
    number: 'Numéro',
    period: 'Période',
    fees: 'Frais',
    download: 'Télécharger',
  },
  filters: {
    date: 'Date',
    type: 'Type',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Type de document inconnu',
  unknownDocument: 'Ce document n’existe pas',
  noPeriod: 'Facture fiscale sans période valide',
  period: (from, to) => `Du ${from} au ${to}`,
  noFees: 'Aucuns frais',
  download: 'Télécharger',
  downloadOf: (type, period) => `Télécharger : ${type}, ${period}`,
  notDownloaded: 'Le document n’a pas été téléchargé.',
  newTab: (name) => `${name}, s’ouvre dans un nouvel onglet`,
};

export const vatCopy: Words<typeof englishVatCopy> = {
  steps: { number: 'Numéro fiscal', details: 'Informations de l’entreprise' },
  numberTitle: 'Définissez vos informations fiscales',
  numberText:
    'Les factures fiscales portent ces informations. Elles vous sont demandées une fois, avant votre premier téléchargement.',
  registered: (country) =>
    country === 'JP' ? 'J’ai un numéro d’entreprise (Corporate Number)' : 'J’ai un numéro de TVA',
  continue: 'Continuer',
  cancel: 'Annuler',
  back: 'Retour',

  detailsTitle: 'Confirmez les informations de votre entreprise',
  detailsText: 'C’est ainsi que votre entreprise est nommée sur chaque facture fiscale.',
  name: 'Nom de l’entreprise',
  address: 'Adresse',
  confirm: 'Confirmer',
  confirmHint: 'Remplissez les deux pour continuer.',
  notSaved: 'Vos informations fiscales n’ont pas été enregistrées.',
};

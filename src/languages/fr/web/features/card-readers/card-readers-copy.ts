import type { Words } from '#languages/kit/words.ts';
import type {
  cardReadersCopy as englishCardReadersCopy,
  modelWords as englishModelWords,
} from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof englishCardReadersCopy> = {
  title: 'Lecteurs de cartes',
  tabs: 'Lecteurs de cartes',
  connected: 'Lecteurs connectés',
  failed: 'Détails des lecteurs non chargés',
  columns: { id: 'ID du lecteur', model: 'Modèle', status: 'Statut' },
  active: 'Actif',
  inactive: 'Inactif',
  note: 'Les lecteurs actifs ont encaissé des paiements depuis leurs derniers frais mensuels.',
  empty: 'Aucun lecteur de cartes n’est connecté',
  emptyText:
    'Allumez un lecteur et connectez-le dans l’application avec laquelle vous encaissez. Après son premier paiement, vous trouverez ici quels lecteurs sont utilisés et entraînent des frais mensuels.',
};

const MODELS: Readonly<Record<string, string>> = {
  bbpos_chipper2x: 'BBPOS Chipper 2X BT',
  bbpos_wisepad3: 'BBPOS WisePad 3',
  bbpos_wisepos_e: 'BBPOS WisePOS E',
  stripe_m2: 'Stripe Reader M2',
  stripe_s700: 'Stripe Reader S700',
  verifone_P400: 'Verifone P400',
};
export const modelWords: Words<typeof englishModelWords> = (device_type) =>
  MODELS[device_type] ?? device_type;

import type { Words } from '#languages/kit/words.ts';
import type {
  cardReadersCopy as english,
  modelWords as englishModels,
} from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof english> = {
  title: 'Kartenlesegeräte',
  tabs: 'Kartenlesegeräte',
  connected: 'Verbundene Lesegeräte',
  failed: 'Angaben zu den Lesegeräten nicht geladen',
  columns: { id: 'Lesegerät-ID', model: 'Modell', status: 'Status' },
  active: 'Aktiv',
  inactive: 'Inaktiv',
  note: 'Aktive Lesegeräte haben seit ihrer letzten Monatsgebühr Zahlungen angenommen.',
  empty: 'Keine Kartenlesegeräte verbunden',
  emptyText:
    'Schalten Sie ein Lesegerät ein und verbinden Sie es in der App, mit der Sie Zahlungen annehmen. Nach seiner ersten Zahlung sehen Sie hier, welche Lesegeräte in Gebrauch sind und für welche die Monatsgebühr anfällt.',
};

/** Readers as they are sold; one we have not met shows the name its maker gave it. */
const MODELS: Readonly<Record<string, string>> = {
  bbpos_chipper2x: 'BBPOS Chipper 2X BT',
  bbpos_wisepad3: 'BBPOS WisePad 3',
  bbpos_wisepos_e: 'BBPOS WisePOS E',
  stripe_m2: 'Stripe Reader M2',
  stripe_s700: 'Stripe Reader S700',
  verifone_P400: 'Verifone P400',
};
export const modelWords: Words<typeof englishModels> = (device_type) => MODELS[device_type] ?? device_type;

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof english.cardReadersCopy> = {
  title: 'Kaartlezers',
  tabs: 'Kaartlezers',
  connected: 'Gekoppelde lezers',
  failed: 'Gegevens van lezers niet geladen',
  columns: { id: 'Lezer-ID', model: 'Model', status: 'Status' },
  active: 'Actief',
  inactive: 'Niet actief',
  note: 'Actieve lezers hebben sinds hun laatste maandkosten betalingen ontvangen.',
  empty: 'Er zijn geen kaartlezers gekoppeld',
  emptyText:
    'Zet een lezer aan en koppel hem in de app waarmee je betalingen ontvangt. Na de eerste betaling zie je hier welke lezers in gebruik zijn en voor welke je maandkosten betaalt.',
};

/** Lezers zoals ze worden verkocht; een onbekende toont de naam van de maker. */
const MODELS: Readonly<Record<string, string>> = {
  bbpos_chipper2x: 'BBPOS Chipper 2X BT',
  bbpos_wisepad3: 'BBPOS WisePad 3',
  bbpos_wisepos_e: 'BBPOS WisePOS E',
  stripe_m2: 'Stripe Reader M2',
  stripe_s700: 'Stripe Reader S700',
  verifone_P400: 'Verifone P400',
};
export const modelWords: Words<typeof english.modelWords> = (device_type) =>
  MODELS[device_type] ?? device_type;

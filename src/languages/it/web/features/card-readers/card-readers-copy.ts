import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof english.cardReadersCopy> = {
  title: 'Lettori di carte',
  tabs: 'Lettori di carte',
  connected: 'Lettori collegati',
  failed: 'Dettagli dei lettori non caricati',
  columns: { id: 'ID lettore', model: 'Modello', status: 'Stato' },
  active: 'Attivo',
  inactive: 'Non attivo',
  note: 'I lettori attivi hanno incassato pagamenti dopo l’ultima commissione mensile.',
  empty: 'Nessun lettore di carte collegato',
  emptyText:
    'Accendi un lettore e collegalo nell’app con cui incassi. Dopo il primo pagamento trovi qui quali lettori sono in uso e pagano la commissione mensile.',
};

/** I lettori come sono in vendita; uno sconosciuto mostra il nome dato dal produttore. */
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

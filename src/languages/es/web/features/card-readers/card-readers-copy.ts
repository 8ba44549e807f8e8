import type { Words } from '#languages/kit/words.ts';
import type {
  cardReadersCopy as englishCardReadersCopy,
  modelWords as englishModelWords,
} from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof englishCardReadersCopy> = {
  title: 'Lectores de tarjetas',
  tabs: 'Lectores de tarjetas',
  connected: 'Lectores conectados',
  failed: 'No se han cargado los datos de los lectores',
  columns: { id: 'ID del lector', model: 'Modelo', status: 'Estado' },
  active: 'Activo',
  inactive: 'Inactivo',
  note: 'Los lectores activos han aceptado pagos desde su última comisión mensual.',
  empty: 'No hay lectores de tarjetas conectados',
  emptyText:
    'Enciende un lector y conéctalo en la aplicación con la que cobras. Tras su primer pago verás aquí qué lectores se usan y pagan su comisión mensual.',
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

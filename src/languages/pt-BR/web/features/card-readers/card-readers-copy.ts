import type { Words } from '#languages/kit/words.ts';
import type {
  cardReadersCopy as englishCardReadersCopy,
  modelWords as englishModelWords,
} from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof englishCardReadersCopy> = {
  title: 'Leitores de cartão',
  tabs: 'Leitores de cartão',
  connected: 'Leitores conectados',
  failed: 'Os dados dos leitores não foram carregados',
  columns: { id: 'ID do leitor', model: 'Modelo', status: 'Status' },
  active: 'Ativo',
  inactive: 'Inativo',
  note: 'Leitores ativos aceitaram pagamentos desde a última tarifa mensal.',
  empty: 'Nenhum leitor de cartão conectado',
  emptyText:
    'Ligue um leitor e conecte-o no aplicativo com que você cobra. Depois do primeiro pagamento, você vê aqui quais leitores estão em uso e pagam a tarifa mensal.',
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

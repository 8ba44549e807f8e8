import type { Words } from '#languages/kit/words.ts';
import type {
  cardReadersCopy as english,
  modelWords as englishModels,
} from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof english> = {
  title: 'カードリーダー',
  tabs: 'カードリーダー',
  connected: '接続中のリーダー',
  failed: 'リーダーの詳細を読み込めませんでした',
  columns: { id: 'リーダーID', model: 'モデル', status: 'ステータス' },
  active: '使用中',
  inactive: '未使用',
  note: '使用中のリーダーとは、前回の月額手数料の請求後に決済を受け付けたものです。',
  empty: '接続されているカードリーダーはありません',
  emptyText:
    'リーダーの電源を入れ、決済に使うアプリで接続してください。最初の決済の後、使用中で月額手数料がかかるリーダーがここに表示されます。',
};

const MODELS: Readonly<Record<string, string>> = {
  bbpos_chipper2x: 'BBPOS Chipper 2X BT',
  bbpos_wisepad3: 'BBPOS WisePad 3',
  bbpos_wisepos_e: 'BBPOS WisePOS E',
  stripe_m2: 'Stripe Reader M2',
  stripe_s700: 'Stripe Reader S700',
  verifone_P400: 'Verifone P400',
};
export const modelWords: Words<typeof englishModels> = (device_type) => MODELS[device_type] ?? device_type;

import { isDocumentType } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#languages/ja/domain/account/document-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  documentsCopy as english,
  documentsListCopy as englishList,
  vatCopy as englishVat,
} from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof englishList> = {
  name: '書類',
  things: () => '書類',
  failed: '書類を取得できませんでした。',
  empty: {
    icon: 'document',
    title: '書類はまだありません',
    text: '毎月1日に、前月の手数料に対する税務請求書がここに表示されます。',
  },
};

export const documentsCopy: Words<typeof english> = {
  title: '書類',
  statements: '月次明細書',
  columns: {
    date: '日付',
    type: '種類',
    number: '番号',
    period: '期間',
    fees: '手数料',
    download: 'ダウンロード',
  },
  filters: {
    date: '日付',
    type: '種類',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: '不明な書類の種類',
  unknownDocument: 'この書類は存在しません',
  noPeriod: '期間の日付が正しくない税務請求書',
  period: (from, to) => `${from}〜${to}`,
  noFees: '手数料なし',
  download: 'ダウンロード',
  downloadOf: (type, period) => `${type}をダウンロード（${period}）`,
  notDownloaded: '書類はダウンロードされませんでした。',
  newTab: (name) => `${name}（新しいタブで開きます）`,
};

export const vatCopy: Words<typeof englishVat> = {
  steps: { number: '納税者番号', details: 'ビジネス情報' },
  numberTitle: '税務情報を設定',
  numberText: 'これらの情報は税務請求書に記載されます。最初のダウンロードの前に1回だけお尋ねします。',
  registered: (country) => (country === 'JP' ? '法人番号を持っています' : 'VAT番号を登録しています'),
  continue: '続ける',
  cancel: 'キャンセル',
  back: '戻る',

  detailsTitle: 'ビジネス情報を確認',
  detailsText: 'すべての税務請求書に、この内容でビジネスが記載されます。',
  name: '事業者名',
  address: '住所',
  confirm: '確定',
  confirmHint: '続けるには両方を入力してください。',
  notSaved: '税務情報は保存されませんでした。',
};

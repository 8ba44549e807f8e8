import type { Words } from '#languages/kit/words.ts';
import type { packetCopy as english } from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english> = {
  title: 'チャージバックへの回答',
  merchant: '加盟店',
  dispute: 'チャージバック',
  reason: '示された理由',
  amount: 'チャージバックの金額',
  disputedOn: '発生日',
  order: '注文',
  number: (number) => `#${number}`,
  charge: '請求',
  productType: '商品の種類',
  unknown: '–',
  nothing: '反証資料はまだ入力されていません。',
  attached: (name, size) => `添付：${name}（${size}）`,
  picture: (name) => name,
  unreadable: (name) => `${name}（ここには表示できませんが、そのまま送信されます）`,
  onPage: (page, of) => `${page} / ${of}ページ`,
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
  replaced: 'この書体にない文字は「?」で印刷されます。銀行には入力されたとおりに届きます。',
  sections: {
    general: '一般的な反証資料',
    refund_policy_info: '返金ポリシー',
    duplicate_charge_info: '重複請求',
    shipping_information: '配送',
    cancellation_policy_info: 'キャンセルポリシー',
    download_and_activity_logs: 'ダウンロードと利用の記録',
    service_details: 'サービスの詳細',
    uncategorized: '追加の反証資料',
  },
};

import type { Words } from '#languages/kit/words.ts';
import type { atTheProviderCopy as english } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english> = {
  title: '決済サービス側の設定',
  open: '決済サービスを開く',
  schedule:
    'ご自身のキーを使用している場合、入金スケジュールは決済サービス側で変更します。変更はここに反映されます。',
  business:
    'ご自身のキーを使用している場合、利用明細の表記とサポート連絡先は決済サービス側で変更します。変更はここに表示されます。',
  verification:
    'ご自身のキーを使用している場合、ビジネスの本人確認と情報の変更は決済サービス側で行います。結果はここに表示されます。',
  loans: '融資の提案と申し込みは決済サービス側で行われます。利用中の融資はここに表示されます。',
};

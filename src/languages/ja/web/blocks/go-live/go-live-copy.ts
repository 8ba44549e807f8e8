import type { Words } from '#languages/kit/words.ts';
import type {
  countryCopy as englishCountry,
  goLiveCopy as englishGoLive,
  offerCopy as englishOffer,
} from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof englishGoLive> = {
  title: '本番決済を有効にしますか？',
  text: [
    '本番アカウントのために、ビジネスの本人確認を行います。本番アカウントで決済を受け付けられるようになるまで、サンドボックスはそのまま残ります。',
    'その後は実際の決済になります。テスト決済はサンドボックスとともに表示されなくなります。その注文はテストとしてストアに残り、各決済の記録も残ります。',
    'ビジネスの情報、本人確認書類、銀行口座の情報をご用意ください。',
  ],
  cancel: 'キャンセル',
  confirm: '本番決済を有効にする',
};

export const offerCopy: Words<typeof englishOffer> = {
  offer: '期間限定のオファー',
  note: '本番決済を設定すると適用されます。',
  terms: 'オファーの条件',
  failed: 'プロモーションの適用中にエラーが発生しました。問題が続く場合は、サポートにお問い合わせください。',
};

export const countryCopy: Words<typeof englishCountry> = {
  title: 'ご利用の国にはまだ対応していません',
  text: (country) =>
    `${country}ではまだ決済を提供していません。対応している別の国でビジネスを登録している場合は、続行できます。`,
};

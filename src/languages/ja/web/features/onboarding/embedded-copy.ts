import type { Words } from '#languages/kit/words.ts';
import type { embeddedStepCopy as english } from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english> = {
  loading: '本人確認フォームを読み込んでいます',
  needsHttps: '金融パートナーを通じた決済の有効化にはHTTPSが必要なため、このアドレスでは完了できません。',
  learnMore: '詳しく見る',
  cancel: 'キャンセル',
  failed: '本人確認フォームを開けませんでした',
  tooSlow: '決済サービスのフォームが表示されませんでした。接続を確認して、もう一度お試しください。',
  openElsewhere: (country) => `アカウントは${country}で開設されています`,
  countryStays: '開設後にアカウントの国を変更することはできないため、今回選んだ国は使われません。',
  finishing: '情報を保存しています…',
  back: '最初に戻る',
  elsewhere: '決済サービスのページで入力',
  elsewhereText: '同じフォームを決済サービスのページで入力することもできます。完了すると、ここに戻ります。',
  elsewhereOpen: '決済サービスで続ける',
};

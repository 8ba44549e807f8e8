import type { Words } from '#languages/kit/words.ts';
import type {
  embeddedCopy as english,
  FIELDS as englishFields,
} from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  stepTitle: {
    business: 'ビジネス',
    owner: 'オーナー',
    bank: '入金先',
    document: '本人確認書類の写真',
    review: '確認と提出',
  },
  stepLead: {
    business: '税務署に登録されているとおりに入力してください。',
    owner: 'ビジネスを所有または運営する人です。',
    bank: 'オーナーまたはビジネスの名義の銀行口座です。',
    document:
      'パスポートまたは身分証明書。PNG、JPEG、PDF形式で10 MBまで。このシミュレーションの会社はファイル名とサイズだけを記録し、ファイル自体は受け取りません。',
    review: '次に決済サービスが情報を確認します。後から修正できます。',
  },
  progress: (at, of) => `ステップ${at} / ${of}`,
  back: '戻る',
  next: '続ける',
  submit: '提出',
  later: '保存して後で続ける',
  edit: '変更',
  terms: 'これらの情報が正しいことを確認し、決済サービスの規約に同意します。',
  termsMissing: '提出する前に確認してください。',
  failed: '保存できませんでした。接続を確認して、もう一度お試しください。',
  unreachable: '決済サービスに接続できません。',
  troubled: '決済サービスで問題が発生しました。',
  noSession: 'セッションがありません。',
  problems: '次の項目をもう一度確認してください：',
  errorsTitle: '一部の情報を確認できませんでした',
  simulated: 'シミュレーションのフォームです。実際の情報は必要ありません',
  chosen: (name) => `選択中：${name}`,
  bannerAction: 'アカウントの情報に対応が必要です。',
  bannerPending: '情報を確認しています。',
  bannerUpdate: '情報を更新',
};

export const FIELDS: Words<typeof englishFields> = {
  business: [
    { name: 'business_name', label: '正式名称', autocomplete: 'organization' },
    { name: 'url', label: 'ウェブサイト', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: '納税者番号または登録番号' },
  ],
  owner: [
    { name: 'first_name', label: '名', autocomplete: 'given-name' },
    { name: 'last_name', label: '姓', autocomplete: 'family-name' },
    { name: 'dob', label: '生年月日', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: '町名・番地', autocomplete: 'address-line1' },
    { name: 'city', label: '市区町村', autocomplete: 'address-level2' },
    { name: 'postal_code', label: '郵便番号', autocomplete: 'postal-code' },
    { name: 'id_number', label: '個人識別番号' },
  ],
  bank: [
    { name: 'account_holder', label: '口座名義', autocomplete: 'name' },
    { name: 'account_number', label: '口座番号', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: '書類の種類',
      options: [
        { value: 'passport', label: 'パスポート' },
        { value: 'id_card', label: '身分証明書' },
        { value: 'driving_licence', label: '運転免許証' },
      ],
    },
    { name: 'filename', label: 'ファイル', type: 'file' },
  ],
};

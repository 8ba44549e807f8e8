import type { Words } from '#languages/kit/words.ts';
import type { onboardingCopy as english } from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'ビジネス' },
    { id: 'embedded', label: '本人確認' },
  ],
  leave: '中断する',
  title: 'ビジネスについて教えてください',
  lead: '6つの質問にお答えください。次に決済サービスが求める情報が決まり、該当するものだけが表示されます。',
  embeddedTitle: '本人確認',
  continueTitle: '登録手続きの続き',

  country: 'ビジネスはどの国で登録されていますか？',
  countryHelp: '国を変更すると、事業形態の選択がクリアされます。',
  countryPlaceholder: '国を選択',
  type: '事業形態は何ですか？',
  typeHelp: '先に国を選んでください。',
  structure: '会社の形態',
  structurePlaceholder: '形態を選択',
  mcc: '何を販売していますか？',
  mccPlaceholder: '商品やサービスを検索',
  revenue: '年間の売上',
  revenuePlaceholder: '範囲を選択',
  revenues: {
    less_than_250k: '25万ドル未満',
    from_250k_to_1m: '25万〜100万ドル',
    from_1m_to_20m: '100万〜2,000万ドル',
    from_20m_to_100m: '2,000万〜1億ドル',
    more_than_100m: '1億ドル超',
  },
  timeframe: '最初の決済を受け付けるのはいつですか？',
  timeframePlaceholder: '時期を選択',
  timeframes: {
    already_live: 'すでに販売中',
    within_1month: '1か月以内',
    from_1_to_3months: '1〜3か月',
    from_3_to_6months: '3〜6か月',
    more_than_6months: '6か月より先',
  },
  back: '戻る',
  next: '続ける',

  door: {
    verified: {
      title: 'ビジネスの本人確認が完了しています',
      text: '決済サービスが求める情報はほかにありません。入金先と、顧客に表示されるビジネスの情報は、ここで変更できます。',
    },
    waiting: {
      title: '情報を決済サービスに送信しました',
      text: '現在確認中のため、変更はできません。不足があれば、あらためてお尋ねします。',
    },
    closed: {
      title: 'このアカウントは変更できません',
      text: '決済サービスがこのアカウントを閉鎖しました。過去の決済、入金、チャージバック、書類は引き続き閲覧できます。',
    },
  },
  toOverview: '概要を見る',
  bank: '銀行口座を変更',
  business: '顧客に表示される情報',

  fieldsFailed: 'フォームを読み込めませんでした',
  finishing: '情報を保存しています…',

  aside: '今後の流れ',
  events: [
    { id: 'details', icon: 'user', title: 'ご自身：ビジネス情報', text: '約2分です。' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'ご自身：本人確認',
      text: 'オーナー、身分証明書、銀行口座の情報を、決済サービスのフォームに入力します。約8分です。',
    },
    {
      id: 'review',
      icon: 'clock',
      title: '決済サービス：審査',
      text: 'ほとんどの場合1時間以内、まれに2営業日かかります。',
    },
  ],
  stopTitle: 'いつでも中断できます',
  stopText: '回答は、再開するまでこのデバイスに保存されます。',
};

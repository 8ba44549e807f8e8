import { disputeEndsCopy } from '#languages/ja/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputePanelCopy as english } from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english> = {
  ...disputeEndsCopy,
  loading: 'チャージバックを読み込んでいます',
  failed: 'チャージバックを取得できませんでした。',
  titleOf: (isInquiry, amount) => (isInquiry ? `${amount}に関する照会` : `${amount}のチャージバック`),
  notice: (isInquiry) =>
    isInquiry
      ? '顧客の銀行がこの決済について照会しています。お金はまだ差し引かれていません。'
      : '結論が出るまで、お金は顧客の銀行が引き上げています。',
  begun: {
    saved: '反証資料の下書きがあります。保存した内容は、回答期限を過ぎると自動的に提出されます。',
    planned:
      '反証資料の作成を始めています。内容はここに保管されており、まだ銀行には送られていません。期限前の最後の1時間に自動で提出されます。',
    too_little:
      '反証資料の作成を始めています。内容はここに保管されていますが、自動で提出するには足りません。「保存して後で提出」または「反証資料を提出」を選んだ場合にのみ、銀行に届きます。',
    switched_off:
      '反証資料の作成を始めています。内容はここに保管されています。「保存して後で提出」または「反証資料を提出」を選んだ場合にのみ、銀行に届きます。',
    saved_before:
      '「保存して後で提出」した内容は、自動的に銀行に送られます。その後の変更はここに保管されています。あらためて「保存して後で提出」または「反証資料を提出」を選んだ場合にのみ、銀行に届きます。',
  },
  providerSays: {
    compelling_evidence:
      'VisaのCompelling Evidence 3.0を適用できる可能性があります。同じ顧客の過去の決済がこの決済と一致すれば、申し立ては顧客の銀行に差し戻されます。専用のフォームは決済サービス側にのみあります。',
    compliance_fee:
      'これはコンプライアンスに関するチャージバックです。反論するとカードネットワークの追加手数料がかかり、反論が認められた場合にのみ返還されます。反証資料を提出する前に、決済サービス側でこの手数料に同意する必要があります。',
    mayAnswer:
      '回答しない場合、決済サービスが自動で回答することがあります。ここで提出した内容が優先されます。',
    answered: '決済サービスがこのチャージバックに代わりに回答しました。',
  },
  more: 'できることと残高への影響',

  facts: {
    amount: 'チャージバックの金額',
    disputedOn: '発生日',
    reason: '理由',
    reasonMeans: (reason) => `「${reason}」の意味`,
    respondBy: '回答期限',
  },
  worth: '反論する価値',
  atStake: (amount, fee, time) => `${amount}と手数料${fee}を失う可能性があります。${time}`,
  inquiryStake: (amount) =>
    `お金はまだ差し引かれていません。銀行がチャージバックに切り替えた場合、${amount}とチャージバック手数料を失う可能性があります。`,
  time: (count) =>
    count < 0
      ? '回答期限を過ぎています。'
      : count === 0
        ? '本日が回答期限です。'
        : `回答期限まで${count}日です。`,

  stepsTitle: 'できること',
  emailTitle: '顧客に連絡する。',
  emailText: 'わかりやすい説明で解決することがよくあります。',
  emailLink: '用意したメールを開く',
  noEmailText: 'この顧客のメールアドレスがありません。注文の連絡先を使ってください。',
  withdrawTitle: '顧客にチャージバックの取り下げを依頼する。',
  withdrawText: '同意が得られたら、銀行に取り下げを伝え、銀行からの確認書を送ってもらってください。',
  withdrawLink: 'チャージバックの取り下げ方',
  withdrawHintLabel: '取り下げにかかる期間',
  withdrawHint:
    '取り下げからチャージバックの確定までは、通常75日ほどかかります。それまでは反証資料も提出してください。提出しないと、チャージバックが成立することがあります。',
  decideTitle: '反論するか、受け入れるかを決める。',
  decideBy: (by, zone) => `期限：${by}（${zone}）`,
  challengeHintLabel: '反論とは',
  challengeHint:
    '反証資料を送り、顧客の銀行が判断します。60日以上かかることがあります。反論が認められると、金額と手数料が戻ります。',
  acceptHintLabel: '受け入れとは',
  acceptHint: 'チャージバックが確定します。お金は顧客のもとに残り、手数料は返還されません。',
  answerTitle: '反証資料を提出するか、返金する。',
  answerBy: (by, zone) => `期限：${by}（${zone}）`,
  answerHintLabel: '照会のその後',
  answerHint:
    '返金すると、手数料なしで照会が終了します。回答しないと、銀行が手数料のかかるチャージバックに切り替えることがあります。',

  issuerTitle: '銀行から届いたもの',
  issuerKinds: {
    retrieval: '銀行からの質問',
    chargeback: '銀行からの申し立て',
    response: '銀行からの返答',
  },
  issuerFile: (number) => `ファイル${number}`,
  fileFailed: 'ファイルを取得できませんでした。',
  downloadFailed: 'ファイルをダウンロードできませんでした',

  challenge: 'チャージバックに反論',
  submitEvidence: '反証資料を提出',
  continue: '反論を続ける',
  howItWorks: (isInquiry) => (isInquiry ? '照会のしくみ' : 'チャージバックのしくみ'),

  accept: 'チャージバックを受け入れる',
  acceptQuestion: 'チャージバックを受け入れますか？',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `チャージバックが確定し、${amount}は顧客のもとに残ります。元に戻すことはできません。`
      : `チャージバックが確定します。${amount}は顧客のもとに残り、手数料${fee}は返還されません。元に戻すことはできません。`,
  refund: '返金する',
  refundQuestion: '返金しますか？',
  refundText:
    '返金すると照会は終了し、チャージバック手数料はかかりません。返金は注文のページで行います。購入内容もそこで確認できます。',
  refundAction: '注文を開いて返金',
  orderNotFound: '注文を表示できません。注文が見つかりませんでした。',

  viewEvidence: '提出した反証資料を見る',
  unknownDate: '-',
  underReview: (submitted) =>
    `${submitted}に反証資料を提出しました。顧客の銀行が審査しており、60日以上かかることがあります。結論が出るまで必要な操作はありません。`,
  handedIn: (submitted) =>
    `反証資料が提出されていなかったため、${submitted}に自動で提出しました。顧客の銀行が審査しており、60日以上かかることがあります。結論が出るまで必要な操作はありません。`,
  inquiryUnderReview: (submitted) =>
    `${submitted}に反証資料を提出しました。顧客の銀行がこの照会を審査しており、120日以上かかることがあります。結論が出るまで必要な操作はありません。`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `${closed}に反論が認められました。チャージバックの${amount}が残高に戻りました。`
      : `${closed}に反論が認められました。チャージバックの${amount}と手数料${fee}が残高に戻りました。`,
  lost: {
    no_response: (closed, money) =>
      `期限内に回答がなかったため、${closed}にチャージバックが成立しました。${money}`,
    accepted: (closed, money) => `${closed}に受け入れたため、チャージバックが成立しました。${money}`,
    evidence: (closed, money) =>
      `${closed}にチャージバックが成立しました。顧客の銀行が反証資料を審査し、顧客の主張を認めました。${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `${amount}が残高から差し引かれました。`
      : `${amount}と手数料${fee}が残高から差し引かれました。`,
  inquiryClosed: (closed) =>
    `この照会は${closed}に終了しました。チャージバックにはならず、お金は差し引かれていません。`,

  money: {
    title: '残高への影響',
    taken: 'チャージバックの金額',
    fee: 'チャージバック手数料',
    feeNote: '反論が通れば返還',
    returned: '返還された金額',
    feeReturned: '返還された手数料',
    total: '残高への影響額',
  },
};

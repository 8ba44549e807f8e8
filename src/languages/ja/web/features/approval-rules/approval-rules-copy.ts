import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalRulesCopy as english } from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english> = {
  title: '承認',
  lead: '1人ではできない操作を決めます。該当する操作は、最長3日間ほかの人の承認を待ちます。自分の依頼を自分で承認することはできません。',
  list: '承認待ちを見る',
  failed: 'ルールを読み込めませんでした。',
  loading: 'ルールを読み込んでいます',
  kinds: {
    refund_over: 'この金額を超える返金には承認が必要です。ほかの通貨では、すべての返金に必要です。',
    refunds_a_day: '同じ人が24時間以内にこの回数の返金を行うと、次の返金から承認が必要です。',
    pay_out: '即時入金には承認が必要です。',
    bank: '入金先を別の銀行口座に変更するには承認が必要です。',
    fraud_rules: '不正防止フィルターの変更には承認が必要です。',
    people: 'メンバー、役割、これらのルールの変更には承認が必要です。',
    api_key: 'お金を動かせるキーの作成には承認が必要です。',
  },
  amount: '基準額',
  amountMissing: 'いくらを超えると必要か入力してください。',
  unreadable: (example) => `${example}のように金額を入力してください。`,
  count: '24時間以内の返金回数',
  countMissing: '回数を入力してください。',
  notANumber: '数値として認識できません。',
  who: '承認できる人',
  role: (name, people) => `${name}（${figure(people)}人）`,
  tooFew:
    '承認できる人が2人に満たないため、誰もこの操作を行えなくなります。メンバーを招待するか、役割を追加してください。',
  alone:
    'メンバーはご自身だけなので、誰も承認できません。先にメンバーを招待してください。別の人の目で確認するには2人必要です。',
  aloneTitle: '1人では承認できません',
  limits: '返金の上限',
  limitsText:
    '役割の上限を超える場合は、上のルールにかかわらず承認を依頼します。承認された返金は、承認した人の分として数えられます。上限が設定されていない通貨では、これらの役割はすべての返金で承認を依頼します。',
  limitOf: (role, code, most, day) =>
    `${role}（${code}）：${most === null ? '1回の返金額に制限なし' : `1回の返金は${most}まで`}、${day === null ? '1日の上限なし' : `24時間以内に${day}まで`}。`,
  noLimits: '上限のある役割はありません。',
  save: '保存',
  saved: 'ルールを保存しました。',
  unsaved: '未保存',
};

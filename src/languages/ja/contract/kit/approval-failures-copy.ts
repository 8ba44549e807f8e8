import type {
  approvalDecidedCopy as englishApprovalDecidedCopy,
  approvalFailuresCopy as englishApprovalFailuresCopy,
  approvalNotYoursCopy as englishApprovalNotYoursCopy,
} from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof englishApprovalFailuresCopy> = {
  approval_requested: 'ほかの人の承認が必要です。承認を依頼しました。まだ何も実行されていません。',
  approval_nobody:
    'ほかの人の承認が必要ですが、承認できる人がほかにいません。何も実行されていません。オーナーが「設定」›「承認」でルールを、または「設定」›「メンバー」で役割の上限を変更できます。',
  approval_not_proposable:
    'このAPIキーは提案のみ可能ですが、この操作は提案できません。シークレットの表示、ファイルの受け取り、または本人だけに関わる内容のためです。人が行う必要があります。',
  approval_missing: 'この依頼は存在しないか、閲覧する権限がありません。',
  approval_own: 'ご自身の依頼です。ほかの人が承認する必要があります。',
  approval_by_key: '承認、却下、取り下げができるのは人だけです。サインインして行ってください。',
  approval_changed:
    '依頼の後に、対象の内容が変わりました。何も実行されていません。内容を確認し、それでも必要であれば、もう一度依頼してください。',
  approval_asker_gone:
    '依頼した人にこの操作の権限がなくなったか、使用したキーが失効しています。何も実行されていません。',
  approval_over_own_limit: '承認した人の本日の上限に空きがありません。何も実行されていません。',
  approval_rule_alone:
    '承認できる人が2人に満たないため、このルールでは誰もこの操作を行えなくなります。先にメンバーを招待するか、役割を追加してください。',
};

export const approvalNotYoursCopy: Words<typeof englishApprovalNotYoursCopy> = {
  capability: '現在の役割ではこの操作を行えないため、承認もできません。',
  role: 'ルールで指定されているのは別の役割です。その役割を持つ人が判断する必要があります。',
  limit: 'ご自身の1回あたりの返金上限を超えています。より高い上限を持つ人が判断する必要があります。',
  withdraw: '取り下げられるのは依頼した本人だけです。却下することはできます。',
};

export const approvalDecidedCopy: Words<typeof englishApprovalDecidedCopy> = {
  approved: 'すでに承認されています。二重には実行されていません。',
  approvedBy: (person) => `すでに${person}が承認しています。二重には実行されていません。`,
  declined: 'この依頼は却下されました。',
  declinedBy: (person) => `この依頼は${person}が却下しました。`,
  withdrawn: 'この依頼は、依頼した本人が取り下げました。',
  expired: '期限までに承認されませんでした。まだ必要であれば、もう一度依頼してください。',
  failed: '承認されましたが、実行できませんでした。まだ必要であれば、もう一度依頼してください。',
};

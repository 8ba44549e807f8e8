import type { Words } from '#languages/kit/words.ts';
import type { approvalMailCopy as english } from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english> = {
  askedSubject: (storeName, what) => `【${storeName}】承認のお願い：${what}`,
  asked: (by, storeName) => `${by}さんが${storeName}で、ほかの人の承認が必要な操作を依頼しています。`,
  what: (what) => `内容：${what}`,
  why: (note) => `理由：${note}`,
  until: (moment) => `期限：${moment}`,
  decidedBy: (who) => `判断した人：${who}`,
  decide: '承認されるまで、何も実行されません。承認または却下はこちらから（サインインが必要です）：',
  see: '詳細はこちらから（サインインが必要です）：',
  link: '承認',
  endedSubject: {
    done: (what) => `承認され、実行されました：${what}`,
    ready: (what) => `承認されました：${what}`,
    failed: (what) => `実行されませんでした：${what}`,
    declined: (what) => `却下されました：${what}`,
    expired: (what) => `期限までに承認されませんでした：${what}`,
  },
  ended: {
    done: '依頼した内容が承認され、実行されました。',
    ready:
      '依頼した内容が承認されました。本人だけが見られるシークレットが表示されるため、ご自身でもう一度操作してください。',
    failed: '依頼した内容を実行できませんでした。何も変更されていません。',
    declined: '依頼した内容は却下されました。何も実行されていません。',
    expired:
      '依頼した内容は、期限までに承認されませんでした。何も実行されていません。まだ必要であれば、もう一度依頼してください。',
  },
};

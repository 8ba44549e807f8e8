import { listed } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { peopleApprovalCopy as english } from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name}（${email}）`),
  role: (who, { now, given }) =>
    now === '' ? `${who}に役割「${given}」を付与` : `${who}の役割を「${now}」から「${given}」に変更`,
  suspend: (who) => `${who}を停止`,
  restore: (who) => `${who}の停止を解除`,
  remove: (who) => `${who}を削除`,
  invite: (who, role) => `${who}を役割「${role}」で招待`,
  again: (who) => `${who}への招待を再送信`,
  withdraw: (who) => `${who}への招待を取り下げ`,

  makeRole: (name, parts) => `役割「${name}」を作成：${parts}`,
  changeRole: (name, parts) => `役割「${name}」を変更：${parts}`,
  deleteRole: (name) => `役割「${name}」を削除`,
  renamed: (name) => `名前を「${name}」に変更`,
  may: (what) => `許可：${what}`,
  mayNoLonger: (what) => `許可を解除：${what}`,
  refunds: (limits) => `返金：${limits}`,
  noLimit: '上限なし',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `1回${amount}まで`,
  mostInADay: (amount) => `1日${amount}まで`,
  mostAtOnceAndInADay: (once, day) => `1回${once}まで・1日${day}まで`,
  anyAmount: (code) => `${code}は金額の制限なし`,
  secondFactor: (isDemanded) => (isDemanded ? '2段階認証を必須にする' : '2段階認証を必須にしない'),
};

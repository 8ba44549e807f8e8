import type { workCopy as english } from '#domain/account/work-words-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

type Several = Readonly<{ count: number; words: string }>;

/** `words` is the bare number, or 「100件以上」 where not all were counted. */
const cases = ({ count, words }: Several): string => (words === String(count) ? `${figure(count)}件` : words);

export const workCopy: Words<typeof english> = {
  disputes: {
    one: (sum, days) => `${sum}のチャージバックに回答してください：残り${days}日`,
    oneOnLastDay: (sum) => `${sum}のチャージバックに回答してください：本日が最終日`,
    oneText: (by) => `${by}までに回答してください。回答しないと、顧客の主張が認められます。`,
    oneAction: '今すぐ回答',
    several: (several) => `${cases(several)}のチャージバックに回答してください`,
    allToday: (several) => `${cases(several)}のチャージバックに回答してください（すべて本日中）`,
    someToday: (several, today) =>
      `${cases(several)}のチャージバックに回答してください（うち${figure(today)}件は本日中）`,
    severalFor: (several, sum) => `${cases(several)}のチャージバックに回答してください（合計${sum}）`,
    allTodayFor: (several, sum) =>
      `${cases(several)}のチャージバックに回答してください（すべて本日中、合計${sum}）`,
    someTodayFor: (several, today, sum) =>
      `${cases(several)}のチャージバックに回答してください（うち${figure(today)}件は本日中、合計${sum}）`,
    severalText: (by) => `最初の回答期限は${by}です。`,
    severalAction: 'チャージバックを見る',
  },
  held: {
    one: '確認待ちの決済を判断してください',
    oneToday: '確認待ちの決済を判断してください（本日中）',
    oneText: (by) => `不正防止ルールにより確認待ちになりました。仮押さえは${by}に終わります。`,
    several: (several) => `確認待ちの決済${cases(several)}を判断してください`,
    allToday: (several) => `確認待ちの決済${cases(several)}を判断してください（すべて本日中）`,
    someToday: (several, today) =>
      `確認待ちの決済${cases(several)}を判断してください（うち${figure(today)}件は本日中）`,
    severalText: (by) => `不正防止ルールにより確認待ちになりました。最初の仮押さえは${by}に終わります。`,
    action: '確認する',
  },
  expiring: {
    one: '仮押さえが終わる前に売上を確定してください',
    oneToday: '仮押さえが終わる前に売上を確定してください（本日中）',
    oneText: (by) => `${by}までに売上を確定してください。`,
    several: (several) => `仮押さえが終わる前に${cases(several)}の売上を確定してください`,
    allToday: (several) => `仮押さえが終わる前に${cases(several)}の売上を確定してください（すべて本日中）`,
    someToday: (several, today) =>
      `仮押さえが終わる前に${cases(several)}の売上を確定してください（うち${figure(today)}件は本日中）`,
    severalText: (by) => `最初の確定期限は${by}です。`,
    action: '売上を確定',
  },
  worth: (title, sum) => `${title}：${sum}`,
  failedPayout: {
    title: (sum, day) => `${day}の${sum}の入金に失敗しました`,
    text: (reason) => `${reason}お金は残高に戻っています。`,
    action: '入金を見る',
  },
  failedWithdrawal: {
    title: (sum, day) => `${day}の${sum}の引き落としに失敗しました`,
    text: (reason) => `${reason}この金額は再び残高の不足分となっています。`,
  },
  missingPayout: {
    title: (sum) => `${sum}の入金が銀行明細にありません`,
    text: (day, days) =>
      `着金予定は${day}（${figure(days)}日前）でした。「照合」で確認し、見つからなければ、参照番号を伝えて銀行に問い合わせてください。`,
    action: '入金を見る',
  },
  unsentDraft: {
    title: (sum) => `${sum}の反証資料が銀行に届いていません`,
    changesTitle: (sum) => `${sum}の反証資料の変更が銀行に届いていません`,
    too_little: (by) =>
      `自動で提出するには足りません。${by}までに資料を追加するか提出してください。そうしないと、銀行には何も届きません。`,
    switched_off: (by) =>
      `このストアでは下書きは自動で提出されません。${by}までに提出してください。そうしないと、銀行には何も届きません。`,
    saved_before: (by) =>
      `「保存して後で提出」した内容は自動的に送られます。変更した内容も、${by}までに保存するか提出してください。`,
    action: '仕上げる',
  },
};

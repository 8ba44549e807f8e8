import type { Words } from '#languages/kit/words.ts';
import type { waitingCopy as english } from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english> = {
  unread: '件が未読',
  awaiting: '件が回答待ち',
  uncaptured: '件が売上確定待ち',
  more: '99+',

  rail: '今後72時間',
  marks: {
    dispute: {
      one: (sum, at) => `${sum}のチャージバック：${at}までに回答`,
      several: (count, at) => `チャージバック${count}件、最初の回答期限は${at}`,
    },
    hold: {
      one: (sum, at) => `${sum}の決済が確認待ち：${at}までに判断`,
      several: (count, at) => `確認待ちの決済${count}件、最初の期限は${at}`,
    },
    capture: {
      one: (sum, at) => `${at}までに${sum}の売上を確定`,
      several: (count, at) => `売上確定待ち${count}件、最初の期限は${at}`,
    },
    payout: {
      one: (sum, day) => `${sum}の入金が${day}に着金`,
      several: (count, day) => `入金${count}件、最初の着金は${day}`,
    },
  },
  withdrawal: (sum, day) => `${day}に銀行口座から${sum}を引き落とし`,
};

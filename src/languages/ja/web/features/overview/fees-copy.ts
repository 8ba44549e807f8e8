import type { Words } from '#languages/kit/words.ts';
import type { feesCopy as english } from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english> = {
  title: '手数料',
  standard: '標準の手数料が適用されています。現在、割引はありません。',
  learnMore: '手数料をすべて見る',
  methods: { card: 'カード', card_present: '対面' },
  before: '割引前：',
  discount: (percent) => `（${percent}割引）`,
  used: (current, allowance) => `${current} / ${allowance}`,
  bar: '割引対象の利用額',
  ends: {
    volume_and_date: (volume, date) => `売上が${volume}に達するか、${date}に終了します。`,
    volume: (volume) => `売上が${volume}に達すると終了します。`,
    date: (date) => `${date}に終了します。`,
  },
  terms: '条件',
};

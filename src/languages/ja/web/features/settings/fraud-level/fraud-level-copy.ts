import type { Words } from '#languages/kit/words.ts';
import type { fraudLevelCopy as english } from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english> = {
  whatIsBasic: '基本の保護とは',
  basic: {
    title: '基本の保護',
    text: '基本レベルでは決済サービスだけが判断し、ご自身のフィルターは使われません。',
    points: [
      '最もリスクが高いと評価された決済はブロックされます。',
      'セキュリティコード（CVC）が一致しない決済は、アカウントの設定が有効な間、拒否されます。',
      '保存したフィルターは残り、高度なレベルに切り替えると再び使われます。',
    ],
    close: '閉じる',
  },
  noFilters: '先にフィルターを1つ以上設定してください。',
  tour: {
    steps: [
      {
        title: '独自の不正防止フィルター',
        text: '住所、国、金額、商品数をもとに、もう一度確認すべき注文を決められます。',
      },
      {
        title: '確認待ちまたはブロック',
        text: '確認待ちの決済はオーソリ済みになり、承認するまで請求されません。ブロックした決済は銀行に届きません。',
      },
      {
        title: '先に過去の履歴で確認',
        text: '保存する前に、不正防止ラボで、これまでの決済にフィルターがどう働いたかを確認できます。',
      },
    ],
    progress: (step, steps) => `${step} / ${steps}`,
    next: '次へ',
    later: 'ツアーをスキップ',
    configure: 'フィルターを設定',
  },
};

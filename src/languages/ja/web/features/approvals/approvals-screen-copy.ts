import type { Words } from '#languages/kit/words.ts';
import type { approvalsScreenCopy as english } from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english> = {
  title: '承認',
  lead: 'ほかの人の承認が必要なものと、その依頼者、理由、期限です。承認されるまで何も実行されません。',
  filter: '表示するもの',
  filters: { waiting: '承認待ち', mine: '自分の依頼', decided: '判断済み', all: 'すべて' },
  table: '承認の依頼',
  columns: { what: '内容', state: '状態', when: '依頼日時', end: '判断日時', actions: '操作' },
  decidedBy: (who) => `（${who}）`,
  failed: '承認を読み込めませんでした。',
  empty: {
    waiting: {
      title: '承認待ちのものはありません',
      text: '上限を超える操作や、ストアのルールに該当する操作は、ここでほかの人の承認を待ちます。',
    },
    mine: {
      title: '依頼したものはありません',
      text: 'ほかの人の承認が必要な依頼と、その結果がここに表示されます。',
    },
    decided: {
      title: '判断されたものはまだありません',
      text: '承認、却下、取り下げ、期限切れになったものが、判断した人と理由とともにここに表示されます。',
    },
    all: {
      title: '承認が必要になったものはまだありません',
      text: '上限を超える操作や、ストアのルールに該当する操作がここに表示されます。',
    },
  },
  rules: 'ルールを変更',
};

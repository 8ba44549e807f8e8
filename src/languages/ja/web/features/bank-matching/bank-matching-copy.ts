import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { bankMatchingCopy as english } from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS = {
  suggested: '確認が必要',
  unknown: '不明',
  matched: '照合済み',
  not_ours: '対象外',
};

export const bankMatchingCopy: Words<typeof english> = {
  title: '照合',
  lead: '銀行明細のどの行がどの入金にあたるかを示します。金額の端数まで確実に一致するものは自動で照合され、確実でないものはここで確認を待ちます。',
  filter: '表示するもの',
  view: (view, count) => `${VIEWS[view]}（${count}）`,
  table: '銀行明細の行と入金',
  columns: { line: '銀行明細の行', payout: '入金', reason: '理由', actions: '操作' },
  on: (day) => `（${day}）`,
  lineAt: (file, number, account) => `${file}の${figure(number)}行目、${account}`,
  expected: (day) => `${day}着金予定`,
  withDay: (what, day) => `${what}、${day}`,
  payoutOf: (amount) => `${amount}の入金`,
  returnOf: (amount) => `${amount}の入金の返送`,
  noPayout: '該当する入金なし',
  reasons: {
    reference: '行にこの入金が記載されており、金額も同じです。',
    reversal: 'この入金にあたる行を、銀行が取り消しました。',
    only_pair: '金額が同じで時期も合っており、ほかに該当するものがありません。',
    far_day: '金額は同じですが、予定日から日数が離れています。',
    no_alias: '金額は同じですが、行の記載が通常の入金と異なります。',
    other_account: '金額は同じですが、入金先とは別の口座です。',
    names_other: '金額は同じですが、行に別の入金が記載されています。',
    could_be_sum: '金額は同じですが、複数の入金の合計、または1件の入金の一部の可能性もあります。',
    several: '同じ金額のものがほかにもあります。正しいものを選んでください。',
    many_payouts: 'これらの入金の合計が、行の金額と完全に一致します。',
    many_lines: 'これらの行の合計が、入金の金額と完全に一致します。',
    differs: '通常の入金と同じ記載で、金額がほぼ同じです。',
    by_hand: '手動で照合しました。',
  },
  ways: (count) => `${figure(count)}通りのうちの1つです。`,
  less: (amount) => `銀行の金額が${amount}少なくなっています。`,
  more: (amount) => `銀行の金額が${amount}多くなっています。`,

  confirm: '確認',
  confirmOf: (what) => `確認：${what}`,
  explain: '差額の理由を入力',
  explainOf: (what) => `差額の理由を入力：${what}`,
  wrong: 'この入金ではない',
  wrongOf: (what) => `この入金ではない：${what}`,
  undo: '照合を解除',
  undoOf: (what) => `照合を解除：${what}`,
  notOurs: '対象外',
  notOursOf: (what) => `対象外：${what}`,
  restore: '対象に戻す',
  restoreOf: (what) => `対象に戻す：${what}`,
  byHand: '手動で照合',
  byHandOf: (what) => `手動で照合：${what}`,
  rowName: (line, payout) => `${line}と${payout}`,

  selected: (count) => `${figure(count)}件を選択中`,
  confirmSelected: (count) => `${figure(count)}件の照合を確認`,

  matched: (lines, sums, payouts) =>
    `${figure(lines)}件の行を照合しました（${sums}）：${payouts}。`,
  manyPayouts: (count) => `${figure(count)}件の入金`,
  done: {
    undo: '照合を解除しました。この組み合わせは今後提案されません。',
    not_ours: 'この行は今後提案されません。',
    restore: 'この行は再び照合の対象になります。',
    forget: '忘れました。この送金元だけを根拠に確実だったものは、再び確認待ちになります。',
    take_up: 'この送金元の行は再び入金として扱われます。',
  },
  senders: {
    title: '学習した送金元',
    text: 'これらの送金元の行は、2件以上が確認されたため、入金として扱われます。',
    failed: '学習した送金元を読み込めませんでした。',
    unnamed: '名前のない送金元',
    accountEnding: (ending) => `末尾${ending}の口座`,
    confirmed: (_count, words) => `確認済みの行${words}件`,
    forgotten: '忘れた送金元',
    forget: '忘れる',
    forgetOf: (who) => `${who}を忘れる`,
    takeUp: '元に戻す',
    takeUpOf: (who) => `${who}を元に戻す`,
  },
  notDone: '実行されませんでした。',

  handTitle: '手動で照合',
  handText: (line) => `行「${line}」はどの入金ですか？`,
  explainTitle: '差額の理由は何ですか？',
  payout: '入金',
  choosePayout: '入金を選択',
  noPayouts: 'この通貨には、行が見つかっていない入金はありません。',
  reason: '差額の理由',
  chooseReason: '理由を選択',
  differenceReasons: {
    bank_fee: '銀行が手数料を差し引いた',
    exchange: '通貨の両替',
    other: 'その他の理由',
  },
  note: 'メモ',
  save: '照合',

  failed: '照合を読み込めませんでした。',
  empty: {
    suggested: {
      title: '対応が必要なものはありません',
      text: '入金の可能性がある行はすべて照合済みです。新しい明細のうち、確実でないものがここに表示されます。',
    },
    unknown: {
      title: '不明な行はありません',
      text: '入金と同じ記載で、どの入金にも該当しない行がここに表示されます。',
    },
    matched: {
      title: '照合済みのものはまだありません',
      text: '銀行明細を取り込んでください。各行が金額の端数まで正確に入金と照合されます。',
    },
    not_ours: {
      title: '対象外の行はありません',
      text: '入金ではないと指定した行がここに表示されます。後から対象に戻せます。',
    },
  },
};

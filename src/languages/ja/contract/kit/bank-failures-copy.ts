import type { bankFailuresCopy as english } from '#contract/kit/bank-failures-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const bankFailuresCopy: Words<typeof english> = {
  bank_file_too_large:
    'このファイルは32 MBを超えています。期間を短くして複数回に分けてダウンロードし、それらのファイルをまとめて選んでください。',
  bank_file_unreadable: ({ count, line }) =>
    count === 1
      ? `このファイルの${figure(line)}行目を読み取れないため、何も取り込まれませんでした。銀行からもう一度ダウンロードしてください。`
      : `このファイルの${figure(count)}行を読み取れません（最初は${figure(line)}行目）。何も取り込まれませんでした。銀行からもう一度ダウンロードしてください。`,
  bank_file_asks:
    'このファイルには必要な情報の一部がありません。プレビューで質問に回答してから、取り込んでください。',
  bank_file_imported: ({ name }) =>
    `このファイルは以前「${name}」として取り込まれています。何も追加されませんでした。`,
  bank_file_difference:
    'このファイルの各行の合計が最終残高と一致しないため、何も取り込まれませんでした。プレビューを確認してください。このまま取り込む場合は、プレビューでそのように指定してください。',
  bank_account_currency: ({ account, file }) =>
    `選んだ口座の通貨は${account.toUpperCase()}ですが、このファイルの通貨は${file.toUpperCase()}です。別の口座を選んでください。`,
};

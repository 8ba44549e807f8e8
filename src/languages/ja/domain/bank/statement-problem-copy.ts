import type {
  BANK_FILE_PROBLEM_WORDS as englishBankFileProblemWords,
  LINE_PROBLEM_WORDS as englishLineProblemWords,
  statementProblemCopy as englishStatementProblemCopy,
} from '#domain/bank/statement-problem-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof englishBankFileProblemWords> = {
  empty: 'このファイルは空です。',
  kind: '読み取れる銀行明細ではありません。銀行からCAMT.053、MT940、OFX、QIF、CSVのいずれかの形式でダウンロードしてください。',
  camt_052:
    'これは当日の途中経過のレポート（camt.052）で、内容がまだ変わります。代わりに明細（camt.053）をダウンロードしてください。',
  camt_054:
    'これは個々の記帳の通知（camt.054）で、明細ではありません。代わりに明細（camt.053）をダウンロードしてください。',
  mt942:
    'これは当日の途中経過のレポート（MT942）で、内容がまだ変わります。代わりに明細（MT940）をダウンロードしてください。',
  bai2: 'これはBAI2形式のファイルのため、読み取れません。代わりにCSVまたはOFXで明細をダウンロードしてください。',
  card_statement:
    'これはクレジットカードの明細で、入金は記載されません。入金先の口座の明細をダウンロードしてください。',
  doctype:
    'このファイルには、銀行のファイルにはない独自の定義が含まれているため、開きませんでした。銀行からもう一度ダウンロードし、新しいファイルを選んでください。',
  damaged: 'このファイルは破損しています。銀行からもう一度ダウンロードし、新しいファイルを選んでください。',
  cut_off:
    'このファイルは途中で切れています。銀行からもう一度ダウンロードし、新しいファイルを選んでください。',
  no_account_currency:
    'このファイルには口座の通貨が記載されていません。別の形式でダウンロードするか、ご自身で列を指定してください。',
  no_lines: 'このファイルには記帳がありません。銀行で別の期間を選んでください。',
  too_many_lines:
    'このファイルは200,000行を超えています。期間を短くして複数回に分けてダウンロードし、それらのファイルをまとめて選んでください。',
  zip: 'この圧縮ファイルを展開できません。破損しているか、パスワードで保護されているか、大きすぎます。お使いのコンピューターで展開し、中のファイルを選んでください。',
  mail: 'このメールには、明細書と思われるファイルが添付されていません。銀行から届いた明細書を保存し、それを選んでください。',
  too_heavy:
    'このファイルの読み取りには、時間またはメモリがかかりすぎます。期間を短くして複数回に分けてダウンロードし、それらのファイルをまとめて選んでください。',
};

export const LINE_PROBLEM_WORDS: Words<typeof englishLineProblemWords> = {
  day: '日付を読み取れません',
  amount: '金額を読み取れません',
  decimals: '小数点以下の桁数が通貨の桁数を超えています',
  currency: '通貨が不明です',
  other_currency: '口座の通貨と異なります',
  sign: '入出金のどちらか判断できません',
  cells: '列の数が見出しより少なくなっています',
};

export const statementProblemCopy: Words<typeof englishStatementProblemCopy> = {
  onLine: (line, problem) => `${figure(line)}行目：${problem}`,
};

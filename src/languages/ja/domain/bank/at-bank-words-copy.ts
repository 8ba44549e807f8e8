import type {
  atBankCopy as englishAtBankCopy,
  DIFFERENCE_WORDS as englishDifferenceWords,
  SEEN_WORDS as englishSeenWords,
} from '#domain/bank/at-bank-words-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const DIFFERENCE_WORDS: Words<typeof englishDifferenceWords> = {
  bank_fee: '銀行が手数料として差し引き',
  exchange: '通貨の両替',
  other: '手動で説明を記入',
};

export const SEEN_WORDS: Words<typeof englishSeenWords> = {
  seen: '明細にあり',
  unseen: 'まだ明細になし',
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  line: (line, file) => `${file}の${figure(line)}行目`,
  lines: (lines, file) => `${file}の${lines.map(figure).join('、')}行目`,
  places: (places) => places.join('、'),
  since: (day, where) => `${day}、${where}`,
  on: (day, where) => `${day}、${where}`,
  less: (difference) => `銀行の金額が${difference}少ない`,
  more: (difference) => `銀行の金額が${difference}多い`,
  matched: '銀行に着金済み',
  expected: (day) => `${day}までに着金予定`,
  noStatement: '明細なし',
  forThatDay: '該当日の明細が未取り込み',
  noStatementAdvice: (day) =>
    `${day}までに着金する予定です。この日を含む銀行明細を取り込んでください。取り込むまでは、期限超過にはなりません。`,
  missing: (days) => `期限超過、${figure(days)}日`,
  missingAdvice: (day) =>
    `${day}までに着金する予定でしたが、明細にこの入金にあたる行がありません。「照合」で確認待ちの行がないか、正しい口座の明細を取り込んだかを確認してください。それでも見つからない場合は、この入金の銀行参照IDを伝えて銀行に問い合わせてください。`,
  suggested: '確認が必要',
  nearlyAdvice:
    '明細の行の1つが、この入金とほぼ一致しています。差額の理由を入力するか、この入金ではないことを指定してください。',
  suggestedAdvice:
    '明細の行の1つが、この入金の可能性があります。確認するか、この入金ではないことを指定してください。',
  returned: '銀行が返送',
  returnedAdvice: 'お金は口座から再び出ていきました。残高に戻り、後の入金で送金されます。',
};

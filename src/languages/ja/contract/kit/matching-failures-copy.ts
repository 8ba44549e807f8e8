import type {
  matchImpossibleCopy as englishMatchImpossibleCopy,
  matchingFailuresCopy as englishMatchingFailuresCopy,
} from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof englishMatchingFailuresCopy> = {
  bank_match_gone:
    '操作の間に状況が変わりました。行または入金が別のものと照合されたか、提案が取り下げられています。一覧をもう一度確認してください。何も変更されていません。',
  bank_difference_unexplained: '銀行の金額が送金額と異なります。確認する前に、差額の理由を入力してください。',
  bank_line_missing: 'この銀行明細の行は存在しません。ファイルとともに削除された可能性があります。',
  bank_sender_missing:
    'この送金元はもう学習されていません。確認済みの行が足りません。一覧をもう一度ご覧ください。何も変更されていません。',
};

export const matchImpossibleCopy: Words<typeof englishMatchImpossibleCopy> = {
  several_with_several:
    '1つの行と複数の入金、または複数の行と1件の入金を照合してください。複数同士の照合はできません。',
  other_currency: '行と入金の通貨が異なります。同じ通貨のものを選んでください。',
  other_direction: '行と入金で、お金の出入りの向きが逆です。別の行を選んでください。',
};

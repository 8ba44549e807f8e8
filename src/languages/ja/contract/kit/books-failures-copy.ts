import type { booksFailuresCopy as english } from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english> = {
  books_days_wrong: '開始日は終了日以前にし、どちらも1970年から2999年の間で選んでください。',
  books_chart_wrong:
    '勘定科目表に、番号または名前がない科目、ほかの科目と番号が重複する科目、またはDATEVで使えない番号の科目があります。何も保存されていません。',
  books_locked_basis:
    '現在の記帳日の基準で締められた月があります。基準を変更する前に締めを解除してください。そのまま変更すると、決済が二重に記帳されたり、記帳されなかったりします。',
  books_month_not_over: 'この月はまだ終わっていません。月が終わってからもう一度お試しください。',
  books_month_locked: 'この月はすでに締められています。',
  books_month_gap: '前の月がまだ締められていません。月は順番に締めてください。',
  books_month_not_locked: 'この月は締められていません。',
  books_month_locked_after: '後の月も締められています。先にそちらの締めを解除してください。',
  books_not_datev: 'DATEVで使えるのは4〜8桁の科目番号だけです。先に勘定科目表でDATEV用の表を選んでください。',
};

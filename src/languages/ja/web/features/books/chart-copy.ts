import type { Words } from '#languages/kit/words.ts';
import type { chartCopy as english } from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english> = {
  failed: '勘定科目表を読み込めませんでした。',
  newer: 'この設定は、このページより新しいバージョンのものです。ページを読み込み直してください。',
  loading: '勘定科目表を読み込んでいます',
  how: '記帳方法',
  package: '会計ソフト',
  packageHelp: 'ソフトごとに初期の番号が異なります。別のソフトを選ぶと、下にその番号が入力されます。',
  grain: '仕訳の単位',
  grains: {
    transaction: '動きごと',
    day: '日ごと',
    payout: '入金ごと',
  },
  basis: '記帳日の基準',
  bases: {
    payment: '決済日',
    payout: '含まれる入金の日',
  },
  basisHelp:
    '決済日を基準にすると、売上が正しい月に計上され、清算勘定が決済サービスの残高と一致します。入金日を基準にすると、まだどの入金にも含まれていないものは計上されません。',
  basisLocked: '締められた月があるため、変更できません。先に締めを解除してください。',
  elsewhere: '売上は別の場所で記帳している',
  elsewhereHelp:
    'ショップやレジですでに売上と返金を記帳している場合に選びます。ここでは専用の勘定科目に対して記帳され、売上が二重に計上されることはありません。',
  bankElsewhere: '銀行明細の行は会計ソフトが記帳する',
  bankElsewhereHelp:
    'Xeroのように、会計ソフトが銀行口座を読み込む場合に選びます。ここでは入金は送金中のままになります。銀行明細の行は会計ソフトでその勘定科目に照合してください。',
  tax: '売上の税を専用の勘定科目に記帳する',
  taxHelp:
    '各決済と返金には、その注文と同じ割合の税が含まれます。DATEVのように売上科目側で税を分ける場合は、オフのままにしてください。',
  datev: 'DATEV',
  datevNumbers: {
    adviser: '税理士番号',
    client: '顧問先番号',
    year_begins: '年度の開始月',
  },
  outOfRange: (least, most) => `${least}〜${most}の数値を入力してください。`,
  accounts: '勘定科目',
  accountsText:
    'これらの番号は税理士や会計担当者に確認してください。QuickBooksは名前で、ほかのソフトは番号で勘定科目を識別します。',
  perCurrency: '通貨ごとの勘定科目',
  perCurrencyText:
    '会計で通貨ごとに勘定科目を分けている場合（ユーロの清算勘定や銀行口座など）は、ここに追加してください。ここにないものは、上の勘定科目に記帳されます。',
  ofCurrency: (account, currency) => `${account}、${currency}`,
  currency: '通貨',
  chooseCurrency: '通貨を選択',
  account: '勘定科目',
  addAccount: '勘定科目を追加',
  removeAccount: '削除',
  removeAccountName: (account) => `${account}を削除`,
  code: (account) => `${account}の番号`,
  name: (account) => `${account}の名前`,
  taxCode: (account) => `${account}の税区分コード`,
  heads: { what: '用途', code: '番号', name: '名前', tax: '税区分コード' },
  problems: {
    missing: '番号と名前を入力してください。',
    taken: 'この番号は、資金を扱う別の科目ですでに使われています。',
    name_taken: '資金を扱う科目の名前が、別の科目と同じです。QuickBooksでは同じ科目として扱われます。',
    not_datev: 'DATEVで使えるのは4〜8桁の番号です。',
    other_length: 'DATEVの番号はすべて同じ桁数にしてください。',
  },
  save: '保存',
  saved: '勘定科目表を保存しました。',
  notSaved: '勘定科目表は保存されませんでした。',
};

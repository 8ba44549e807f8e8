import type { Words } from '#languages/kit/words.ts';
import type {
  helpPlaces as englishHelp,
  otherPlaces as englishOthers,
  settingsPlaces as englishSettings,
} from '#web/app/search/places-copy.ts';

export const settingsPlaces: Words<typeof englishSettings> = {
  general: ['一般：決済のオン・オフ、テストモード', '有効 無効 切り替え ストア テスト 全般'],
  'payment-methods': [
    '決済手段',
    '支払い方法 カード クレジットカード ideal sepa bancontact klarna visa mastercard 手数料 料率',
  ],
  'buy-now-pay-later': ['後払い', 'klarna affirm afterpay 分割払い BNPL'],
  'express-checkouts': ['エクスプレスチェックアウト', 'apple pay google ウォレット ボタン woopay link'],
  transactions: [
    '取引：後から請求、カードの保存、利用明細の表記、サポート連絡先',
    '手動 オーソリ 売上確定 表記 店名 明細 メール 電話 サポート 保存',
  ],
  'payout-schedule': ['入金スケジュールと銀行口座', '振込 毎日 毎週 毎月 iban 口座番号'],
  'fp-settings': ['不正防止', 'リスク ブロック ルール avs cvc フィルター 不正利用'],
  reporting: ['レポート：ファイルの言語', 'エクスポート csv 翻訳 言語'],
  'advanced-settings': ['詳細設定', '複数通貨 サブスクリプション 定期購入 デバッグ ログ'],
};

export const otherPlaces: Words<typeof englishOthers> = {
  password: ['パスワードの変更', 'サインイン ログイン アカウント セキュリティ プロフィール'],
  currencies: ['通貨、為替レート、端数処理', '両替 換算 複数通貨 外貨 切り替え'],
  keys: ['APIキー', 'rest アクセス トークン プログラム 連携 stripe'],
  setup: ['Stripe：キーと権限', 'webhook シークレット 接続 決済サービス'],
};

export const helpPlaces: Words<typeof englishHelp> = {
  verification: ['ビジネスの本人確認', '身分証 書類 kyc パスポート 審査'],
  'account-status': ['アカウントの状態とその意味', '制限 保留 却下 審査 有効'],
  'early-selling': ['本人確認が終わる前の販売', '上限 段階的'],
  sandbox: ['サンドボックス', 'テスト 試す デモ 本番'],
  'test-mode': ['テストモード', 'カード 4242 試す'],
  'site-connection': ['サイトの接続', 'セーフモード 再接続'],
  terms: ['利用規約', '法務 契約 条件'],
  https: ['HTTPSが必要な理由', 'ssl 証明書 安全 tls'],
  'payout-schedule': ['入金スケジュール', '振込 いつ お金 銀行 日数'],
  'instant-payouts': ['即時入金', 'すぐ 今すぐ 数分 手数料'],
  'failed-payouts': ['入金に失敗したとき', '組戻し 返却 解約済み 銀行口座'],
  balances: ['残高', '入金可能 保留中 お金'],
  fees: ['手数料', '費用 料率 価格 パーセント コスト'],
  transactions: ['取引一覧の見方', '純額 金額 列'],
  'manual-capture': ['後から売上を確定する', 'オーソリ 仮押さえ 売上未確定'],
  refunds: ['返金', '返品 一部返金 お金を返す'],
  exports: ['一覧のエクスポート', 'csv ダウンロード ファイル 税理士 会計士 言語 翻訳'],
  documents: ['税務請求書とVAT', '税金 消費税 請求 明細'],
  'card-readers': ['カードリーダーと対面決済', '端末 pos タッチ'],
  capital: ['Capitalの融資', '資金調達 借入 前払い'],
  disputes: ['チャージバック', '異議 銀行 申し立て'],
  inquiries: ['照会', '問い合わせ 質問'],
  evidence: ['有効な反証資料', '反論 証拠 書類 アップロード'],
  'fraud-protection': ['不正防止', 'リスク ルール フィルター ブロック 不正利用'],
  'risk-level': ['リスクレベル', '高 最高 通常'],
  'payment-methods': ['決済手段', '支払い方法 カード ideal klarna 提供'],
  'express-checkouts': ['エクスプレスチェックアウト', 'apple google ウォレット'],
  'multi-currency': ['複数の通貨での販売', '外貨 ユーロ 通貨換算 両替'],
  'statement-descriptor': ['利用明細に表示される名称', '表記 顧客 カード 店名'],
  subscriptions: ['定期的な支払い', '更新 毎月 サブスクリプション 定期購入'],
  'time-zone': ['日付とタイムゾーン', '時差 時刻 日にち utc'],
  'api-keys': ['APIキー', 'rest トークン プログラム'],
  privacy: ['記録される情報', 'cookie データ トラッキング 追跡'],
};

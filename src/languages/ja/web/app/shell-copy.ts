import type { Words } from '#languages/kit/words.ts';
import type { shellCopy as english } from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english> = {
  skip: '本文へスキップ',
  menu: 'メニュー',
  menuLabel: 'ストア管理',
  payments: '決済',
  settings: '設定',

  inbox: '受信トレイ',
  account: (name) => `${name}さんのアカウント`,

  theme: 'テーマ',
  themeNow: (theme) => `テーマ：${theme}`,
  chosen: '選択中',
  themes: { light: 'ライト', dark: 'ダーク', system: 'システムに合わせる' },

  modes: { test: 'テストモード', sandbox: 'サンドボックス', simulator: 'シミュレーター' },

  search: '決済、注文、顧客を検索',
  searchTitle: '検索',

  offlineTitle: 'オフラインです。',
  offline: '表示が古い可能性があります。入力は残っています。接続が戻ったら保存してください。',

  failed: '表示中にエラーが発生しました。続く場合はサポートにお問い合わせください。',
  failedReload: 'この画面を再読み込み',

  notFoundTitle: 'ページが見つかりません',
  refusedTitle: 'この画面は開けません',
  arrived: (title) => `${title}。ページを開きました。`,
};

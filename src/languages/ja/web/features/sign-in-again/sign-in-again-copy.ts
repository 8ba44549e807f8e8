import type { Words } from '#languages/kit/words.ts';
import type { signInAgainCopy as english } from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english> = {
  title: '再度サインイン',
  text: (email) =>
    `セッションが終了しました。続けるには${email}のパスワードを入力してください。このページの内容はそのまま残ります。`,
  password: 'パスワード',
  passwordMissing: 'パスワードを入力してください。',
  action: 'サインイン',
  leave: '別の人としてサインイン',
  proveTitle: 'ご本人であることの確認',
  prove: (email) =>
    `お金を外へ動かす操作、またはアクセスできる人を変える操作です。${email}ご本人であることをもう一度確認すると、自動的に続行します。`,
  proveAction: '続ける',
  step: 'パスワードは正しく入力されました。あと1ステップです。認証アプリのコードまたはリカバリーコードを入力してください。',
  stepPasskey: 'パスワードは正しく入力されました。あと1ステップです。パスキーを使ってください。',
  code: 'コード',
  codeHelp: '認証アプリのコード、またはリカバリーコードです。',
  codeMissing: 'コードを入力してください。',
  passkey: 'パスキーを使う',
  cancel: 'キャンセル',
};

import type { proofFailuresCopy as english } from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english> = {
  rest_proof_needed: '前回の認証から15分以上が経過しています。再認証してから、もう一度お試しください。',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'パスワードは正しく入力されました。続けて、コードまたはパスキーで2段階認証を行ってください。'
      : 'この役割では2段階認証が必要ですが、まだ設定されていません。サインインページからサインインして設定してください。',
  sign_in_step_over: '時間がかかりすぎたか、別の場所で完了しています。最初からサインインし直してください。',
  code_wrong:
    'このコードは間違っているか、すでに使われています。アプリに次のコードが表示されるまで待つか、リカバリーコードを使ってください。',
  passkey_refused: 'このパスキーは受け付けられませんでした。もう一度試すか、別の方法を使ってください。',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'パスキーにはドメイン名が必要ですが、このストアはIPアドレスで開かれています。サーバーの管理者がPUBLIC_URLにドメイン名を設定してください。'
      : 'パスキーにはHTTPSが必要です。サーバーの管理者がストアをHTTPSで公開し、そのアドレスをPUBLIC_URLに設定してください。',
  factor_missing: 'この設定はもうありません。ページを再読み込みして、現在の設定を確認してください。',
  factor_reset_over: '中止するリセットがありません。すでに実行されたか、終了しています。',
  factor_not_begun: '時間がかかりすぎました。もう一度始めてください。',
  factor_demanded: 'この役割では2段階認証が必須で、これが最後の1つです。先に別のものを追加してください。',
  factor_key_missing:
    'コードを確認できません。コードの暗号化に使われたキーがサーバーに見つかりません。パスキーを使うか、サーバーの管理者に依頼してください（npm run people -- reset-factor）。',
  person_needed: 'この操作ができるのはサインインした人だけです。APIキーではできません。',
  session_missing: 'このセッションはすでに終了しています。',
  password_link_over:
    'このリンクは使用済みか、作成から1時間を過ぎているか、より新しいリンクが送信されています。',
};

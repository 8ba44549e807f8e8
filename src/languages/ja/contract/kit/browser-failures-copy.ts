import type { browserFailuresCopy as english } from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in ? 'この操作の権限がありません。管理者に依頼してください。' : 'サインインが必要です。',
  wcpay_server_error: '予期しないエラーが発生しました。しばらくしてからもう一度お試しください。',
  wcpay_unavailable: 'サーバーが混み合っています。しばらくしてからもう一度お試しください。',
  network_unreachable: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  network_timeout: 'サーバーの応答がありません。しばらくしてからもう一度お試しください。',
  reply_not_understood: 'サーバーの応答を解釈できません。再読み込みして、もう一度お試しください。',
};

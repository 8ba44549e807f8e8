import type { Words } from '#languages/kit/words.ts';
import type { embeddedCopy as english } from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  unknownError: '不明なエラー',
  missingKey: 'セッションの応答に公開可能キーがありません',
  scriptFailed: '決済サービスのフォームを読み込めませんでした。接続を確認して、もう一度お試しください。',
};

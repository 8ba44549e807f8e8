import type { Words } from '#languages/kit/words.ts';
import type { passkeysCopy as english } from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english> = {
  notUsed: 'パスキーは使われませんでした。もう一度試すか、別の方法を選んでください。',
  notMade: 'パスキーは作成されませんでした。準備ができたら、もう一度お試しください。',
  thereAlready: 'このデバイスには、このアカウントのパスキーがすでにあります。',
};

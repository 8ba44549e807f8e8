import type { Words } from '#languages/kit/words.ts';
import type { notificationsCopy as english } from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english> = {
  region: '決済サービスからの通知',
  actionRequired: '先に進むには、このページの通知に対応する必要があります。',
  inReview: '以下の項目は審査中です。',
  resolved: 'すべての通知に対応済みです。アカウントの現在の状態を見るには、ページを再読み込みしてください。',
  refresh: '再読み込み',
  failed: '決済サービスからの通知を表示できませんでした',
  needsHttps: '金融パートナーからの通知の一部はHTTPSが必要なため、このアドレスでは表示できません。',
  learnMore: '詳しく見る',
};

import type { Words } from '#languages/kit/words.ts';
import type { securityNoticeCopy as english } from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english> = {
  deviceSubject: (storeName) => `${storeName}への新しいサインイン`,
  device: (storeName) =>
    `これまで使われたことのないデバイスから、お使いのアカウントで${storeName}へのサインインがありました。`,
  deviceName: (device) => `デバイス：${device}`,
  severalDevices:
    '1時間以内に複数のサインインがありました。これ以上メールは送信されません。すべて下のページで確認できます。',
  ifNotYouSignedIn:
    'ご自身によるサインインであれば、対応は不要です。心当たりがない場合は、すぐにパスワードを変更してください。ほかのすべてのデバイスがサインアウトされます。',

  passwordSubject: (storeName) => `${storeName}のパスワードが変更されました`,
  password: (storeName) =>
    `${storeName}のアカウントのパスワードが変更され、ほかのすべてのデバイスがサインアウトされました。`,
  ifNotYouChanged:
    'ご自身による変更であれば、対応は不要です。心当たりがない場合は、サーバーの管理者が次のコマンドで別のパスワードを設定できます：npm run password',

  keySubject: (storeName) => `${storeName}の新しいAPIキー`,
  key: (storeName) => `${storeName}で、お使いのアカウントの名義のAPIキーが作成されました。`,
  keyName: (description, ending) => `キー：${description}（末尾${ending}）`,
  keyMay: {
    read: '権限：読み取り',
    write: '権限：変更',
    read_write: '権限：読み取りと変更',
  },
  ifNotYouMade:
    'ご自身による作成であれば、対応は不要です。心当たりがない場合は、すぐにキーを失効させ、パスワードを変更してください。',

  bankSubject: (storeName) => `${storeName}の銀行口座が変更されました`,
  bank: (storeName, currency) => `今後、${storeName}の${currency}の入金先は別の銀行口座になります。`,
  bankAccount: (ending) => `口座：末尾${ending}`,
  ifNotYouMoved:
    'ご自身による変更であれば、対応は不要です。心当たりがない場合は、すぐにパスワードと銀行口座を変更してください。',
  ifNotKnown:
    'ご存じの変更であれば、対応は不要です。心当たりがない場合は、すぐに変更した人に確認し、銀行口座を元に戻してください。',

  where: 'アカウントの記録はこちらから（サインインが必要です）：',
  link: 'セキュリティ',
};

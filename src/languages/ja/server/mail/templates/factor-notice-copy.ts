import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { factorNoticeCopy as english } from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english> = {
  changedSubject: (storeName) => `${storeName}へのサインイン方法が変更されました`,
  changed: {
    codesOn: (storeName) => `${storeName}のアカウントで、認証アプリのコードがオンになりました。`,
    codesOff: (storeName) => `${storeName}のアカウントで、認証アプリのコードがオフになりました。`,
    newRecoveryCodes: (storeName) =>
      `${storeName}のアカウントで新しいリカバリーコードが作成され、以前のコードは使えなくなりました。`,
    reset: (storeName) =>
      `${storeName}のアカウントの2段階認証がすべて削除されました。設定し直すことができます。`,
  },
  passkeyAdded: (name, storeName) => `${storeName}のアカウントに、パスキー「${name}」が追加されました。`,
  passkeyRemoved: (name, storeName) => `${storeName}のアカウントから、パスキー「${name}」が削除されました。`,
  ifNotYou:
    'ご自身による操作であれば、対応は不要です。心当たりがない場合は、すぐにパスワードを変更し、ストアのオーナーに知らせてください。',
  ifNotAsked:
    'ご自身が依頼した場合は、サインインして2段階認証を設定し直してください。依頼していない場合は、すぐにストアの別のオーナーに知らせてください。',
  resetSubject: (storeName) => `${storeName}の2段階認証がまもなくリセットされます`,
  resetAsked: (by, storeName) =>
    `${by}さんが、${storeName}でお使いのパスキーとコードの削除を依頼しました。理由は、ご自身が紛失したためとされています。`,
  resetDue: (moment) => `削除日時：${moment}`,
  ifNotLost:
    '紛失した場合は、その日時まで待ち、パスワードだけでサインインしてください。紛失していない場合は、2段階認証でサインインすると中止されます。その後、ストアの別のオーナーに知らせてください。',
  usedCodeSubject: (storeName) => `${storeName}でリカバリーコードが使われました`,
  usedCode: (storeName) => `${storeName}で、2段階認証の代わりにリカバリーコードの1つが使われました。`,
  codesLeft: (left) => `残り：${figure(left)}個`,
  makeNew: '次に必要になる前に、ご自身のページで新しいコードを作成してください。',
  ifNotYouUsed:
    'ご自身が使い、スマートフォンを紛失している場合は、ご自身のページでその登録を削除し、新しいコードを作成してください。心当たりがない場合は、すぐにパスワードを変更してください。',
  linkSubject: (storeName) => `${storeName}の新しいパスワードの設定`,
  linkAsked: (storeName) =>
    `${storeName}のアカウントについて、新しいパスワードの設定が依頼されました。次のリンクから設定できます。リンクは1時間以内に1回だけ使えます。`,
  ifNotYouAsked: '心当たりがない場合、対応は不要です。このメールがなければ、誰もリンクを使えません。',
  setIt: '新しいパスワードの設定：',
  link: '新しいパスワードを設定',
};

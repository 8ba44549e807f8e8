import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `${inviter}さんから${storeName}への招待`,
  invited: (inviter, storeName, role) =>
    `${inviter}さんから、${storeName}の決済業務に招待されました。役割は「${role}」です。`,
  how: 'こちらからパスワードを決めると、サインインできます：',
  once: (until) =>
    `リンクは${until}まで、1回だけ使えます。ほかの人に渡さないでください。リンクを開いた人が、ご本人として扱われます。`,
  otherwise: '心当たりがない場合、対応は不要です。',
  accept: '招待を承諾',
  changedSubject: {
    role: (storeName, role) => `${storeName}での役割が「${role}」になりました`,
    suspend: (storeName) => `${storeName}のアカウントが停止されました`,
    restore: (storeName) => `${storeName}のアカウントの停止が解除されました`,
    remove: (storeName) => `${storeName}のアカウントが削除されました`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by}さんにより、${storeName}での権限が変更されました。今後の役割は「${role}」です。開いているページは、再読み込みすると反映されます。`,
    suspend: (by, storeName) =>
      `${by}さんが、${storeName}のアカウントを停止しました。すべての場所からサインアウトされ、停止が解除されるまでAPIキーは使えません。`,
    restore: (by, storeName) =>
      `${by}さんが、${storeName}のアカウントの停止を解除しました。以前と同じようにサインインしてください。APIキーも再び使えます。`,
    remove: (by, storeName) =>
      `${by}さんが、${storeName}のアカウントを削除しました。今後はサインインできず、APIキーは失効しています。これまでの操作は、ストアの監査ログに残ります。`,
  },
  ask: '心当たりがない場合は、変更した人に確認してください。',
  signIn: 'サインイン',
};

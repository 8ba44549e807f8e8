import type { Words } from '#languages/kit/words.ts';
import type { invitationCopy as english } from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english> = {
  title: (storeName) => `${storeName}へようこそ`,
  lead: (inviter, role) =>
    `${inviter}さんから、このストアの決済業務に招待されました。役割は「${role}」です。`,
  email: 'サインインに使うアドレス',
  password: 'パスワードを決める',
  passwordHelp: (min) => `${min}文字以上。覚えやすい単語をいくつか組み合わせても構いません。`,
  submit: '承諾してサインイン',
  missing: (min) => `${min}文字以上のパスワードを入力してください。`,
  tooLong: 'パスワードが長すぎます。短いものにしてください。',
  overTitle: 'このリンクは使えません',
  ends: {
    accepted:
      'この招待はすでに承諾されています。メールアドレスと設定したパスワードでサインインしてください。',
    withdrawn: 'この招待は取り下げられました。間違いでないか、招待した人に確認してください。',
    replaced: '新しい招待が送られています。最新のメールのリンクを使ってください。',
    expired: 'この招待は送信から7日を過ぎています。招待した人に再送信を依頼してください。',
    inviter_gone: '招待した人には、現在招待する権限がありません。ストアのほかの人に招待を依頼してください。',
    known: 'このメールアドレスの人はすでに登録されています。サインインしてください。',
    unknown:
      'このリンクはこのストアのものではないか、一部しかコピーされていません。メールからもう一度開いてください。',
  },
  toSignIn: 'サインインへ',
};

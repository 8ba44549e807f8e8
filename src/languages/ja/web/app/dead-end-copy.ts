import type { Words } from '#languages/kit/words.ts';
import type { deadEndCopy as english } from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english> = {
  notFoundWhat: 'ここには何もありません',
  notFound: 'このアドレスにページはありません。移動したか、リンクが途中で切れている可能性があります。',
  notFoundAction: 'ホームへ',

  refusedWhat: 'このアカウントではストアを管理できません',
  refused: (email) =>
    `${email}としてサインインしています。このアカウントでストアを管理できるよう管理者に依頼するか、サインアウトして別のアカウントでサインインしてください。`,
};

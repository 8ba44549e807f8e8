import type { peopleFailuresCopy as english } from '#contract/kit/people-failures-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const peopleFailuresCopy: Words<typeof english> = {
  account_suspended:
    'アカウントが停止されているため、何も実行されませんでした。停止の解除は、このストアでメンバーを管理する人に依頼してください。',
  own_factor_first:
    '先にご自身の2段階認証を設定してください。この変更により、ご自身の役割でもすぐに2段階認証が必須になります。何も変更されていません。',
  api_key_expired: 'このAPIキーは期限切れです。「設定」›「APIキー」で新しいキーを作成してください。',
  api_key_beyond_you:
    'キーの権限は、ご自身の権限を超えられません。ご自身の役割でできることだけを選んでください。',
  person_is_yourself:
    'ご自身を停止、削除、リセットすることはできません。メンバーを管理するほかの人に依頼してください。',
  person_beyond_you:
    'この人の権限は、お使いのアカウントの権限を上回っています。変更できるのは、同等以上の権限を持つ人だけです。',
  person_changed: 'たった今、ほかの人がこのメンバーを変更しました。続ける前に、もう一度確認してください。',
  role_beyond_you:
    'ご自身にない権限は付与できません。この役割は、ご自身より多くのことができるか、返金の上限が高くなっています。',
  last_owner:
    'ストアにはオーナーが必要ですが、この人が最後のオーナーです。先にほかの人をオーナーにしてください。',
  email_works_here: 'このメールアドレスの人は、すでにメンバーです。',
  email_invited:
    'このメールアドレスはすでに招待されています。その招待を再送信するか、先に取り下げてください。',
  invitation_over: 'この招待は、すでに承諾、取り下げ、または再送信されています。',
  role_missing: 'この役割はもう存在しません。別の役割を選んでください。',
  role_name_taken: 'この名前の役割はすでにあります。別の名前にしてください。',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `この役割を持つ人がいる間は削除できません：${names.join('、')}、ほか${figure(more)}人。`
      : `この役割を持つ人がいる間は削除できません：${names.join('、')}。`,
};

import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  title: '銀行口座',
  lead: '入金先の口座です。アカウントのほかの情報は求められず、変更もされません。',
  form: '銀行口座の変更',
  currency: '入金の通貨',
  today: (currency, bank, ending) => `現在、${currency}の入金先は${bank} •••• ${ending}です。`,
  number: '新しい口座番号',
  numberHelp:
    'スペースやハイフンは入れても入れなくても構いません。オーナーまたはビジネスの名義の口座である必要があります。変更は、ストアを運営する全員にメールで通知されます。',
  numberWrong: '4〜20桁の数字を入力してください。',
  action: '銀行口座を変更',
  cancel: 'キャンセル',
  toPayouts: '入金を見る',
  failed: '銀行口座は変更されませんでした。',
  done: (currency, ending) =>
    `${currency}の入金先を、末尾${ending}の口座に変更しました。失敗した入金は、次回の入金とともに再度送金されます。`,
  elsewhere: '入金先は決済サービス側で変更します。変更はここに反映されます。',
};

import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  title: 'Conta bancária',
  lead: 'Para onde vão os seus repasses. Nada mais da sua conta é pedido ou alterado.',
  form: 'Alterar a conta bancária',
  currency: 'Repasses em',
  today: (currency, bank, ending) => `Hoje os repasses em ${currency} vão para ${bank} •••• ${ending}.`,
  number: 'Novo número da conta',
  numberHelp:
    'Espaços e traços não importam. A conta deve estar em nome do proprietário ou da empresa. Todos que cuidam da loja são avisados da alteração por e-mail.',
  numberWrong: 'Digite de 4 a 20 dígitos.',
  action: 'Alterar conta bancária',
  cancel: 'Cancelar',
  toPayouts: 'Ver repasses',
  failed: 'A conta bancária não foi alterada.',
  done: (currency, ending) =>
    `Os repasses em ${currency} agora vão para a conta que termina em ${ending}. Um repasse que falhou é tentado de novo com o próximo.`,
  elsewhere:
    'O destino dos repasses é alterado no seu provedor de pagamentos. O que for escolhido lá vale aqui.',
};

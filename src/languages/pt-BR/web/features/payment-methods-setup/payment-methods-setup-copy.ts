import type { Words } from '#languages/kit/words.ts';
import { either, listed } from '#languages/pt-BR/speech.ts';
import type { paymentMethodsSetupCopy as english } from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english> = {
  title: 'Adicionar mais formas de pagamento',
  lead: 'Ofereça aos compradores as formas de pagar que eles já conhecem.',
  steps: {
    'add-payment-methods': 'Ativar mais formas de pagamento',
    'setup-complete': 'Ativação concluída',
  },
  loadFailed: 'Erro ao obter as configurações.',
  saveFailed: 'Erro ao salvar as configurações.',
  text: 'Cartões são sempre aceitos. Escolha o que mais os compradores podem usar.',
  popular: 'Formas populares',
  payLater: 'Compre agora, pague depois',
  nothing: 'Todas as formas de pagar que a sua conta pode oferecer já estão ativadas.',
  locked: 'Conclua antes a configuração da sua conta; depois será possível ativar mais formas de pagar.',
  required: 'Obrigatório.',
  checking: (label) => `Verificando ${label}`,
  needsCurrency: (currencies) =>
    `Aparece para os compradores quando a sua loja vender em ${either(currencies)}.`,
  dimmed: 'Não é oferecido enquanto os pagamentos forem capturados manualmente.',
  continue: 'Continuar',
  requirementsTitle: (label) => `Ativar ${label}?`,
  requirementsText: (label) =>
    `O provedor de pagamentos pede isto antes que os compradores possam pagar com ${label}:`,
  requirementsAction: 'Continuar',
  enabled: (labels) => `Os compradores agora também podem pagar com ${listed(labels)}.`,
  unseen: (label) => `${label}: ativado.`,
  waiting: (labels) =>
    `Solicitado e ainda não ativado: ${labels.join(', ')}. O provedor de pagamentos analisa antes a sua conta.`,
  toSettings: 'Ver as configurações de pagamentos',
  toCurrencies: 'Ver as configurações de moedas',
};

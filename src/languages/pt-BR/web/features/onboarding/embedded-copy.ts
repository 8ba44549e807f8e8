import type { Words } from '#languages/kit/words.ts';
import type { embeddedStepCopy as english } from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english> = {
  loading: 'Carregando o formulário de verificação',
  needsHttps:
    'A ativação dos pagamentos pelo nosso parceiro financeiro exige HTTPS e não pode ser concluída neste endereço.',
  learnMore: 'Saiba mais',
  cancel: 'Cancelar',
  failed: 'Não foi possível abrir o formulário de verificação',
  tooSlow: 'O formulário do provedor de pagamentos não apareceu. Verifique sua conexão e tente de novo.',
  openElsewhere: (country) => `Sua conta está aberta em outro país: ${country}`,
  countryStays:
    'O país de uma conta não pode ser alterado depois de aberta, por isso o que você escolheu agora não é usado.',
  finishing: 'Salvando seus dados…',
  back: 'Voltar ao começo',
  elsewhere: 'Na página do próprio provedor de pagamentos',
  elsewhereText:
    'O mesmo formulário pode ser preenchido em uma página do seu provedor de pagamentos. Depois você volta para cá.',
  elsewhereOpen: 'Continuar lá',
};

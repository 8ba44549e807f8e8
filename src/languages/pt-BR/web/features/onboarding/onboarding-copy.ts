import type { Words } from '#languages/kit/words.ts';
import type { onboardingCopy as english } from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Empresa' },
    { id: 'embedded', label: 'Verificação' },
  ],
  leave: 'Sair',
  title: 'Fale sobre a sua empresa',
  lead: 'Seis respostas. Elas definem quais dados o provedor de pagamentos pede em seguida, para que você só veja o que se aplica a você.',
  embeddedTitle: 'Verificação',
  continueTitle: 'Continuar o cadastro',

  country: 'Onde a sua empresa está registrada?',
  countryHelp: 'Mudar o país apaga o tipo de empresa.',
  countryPlaceholder: 'Escolha um país',
  type: 'Que tipo de empresa é?',
  typeHelp: 'Escolha antes um país.',
  structure: 'Natureza jurídica',
  structurePlaceholder: 'Escolha uma natureza jurídica',
  mcc: 'O que você vende?',
  mccPlaceholder: 'Buscar produtos e serviços',
  revenue: 'Faturamento anual',
  revenuePlaceholder: 'Escolha uma faixa',
  revenues: {
    less_than_250k: 'Menos de US$ 250 mil',
    from_250k_to_1m: 'De US$ 250 mil a US$ 1 milhão',
    from_1m_to_20m: 'De US$ 1 milhão a US$ 20 milhões',
    from_20m_to_100m: 'De US$ 20 milhões a US$ 100 milhões',
    more_than_100m: 'Mais de US$ 100 milhões',
  },
  timeframe: 'Quando você vai receber o primeiro pagamento?',
  timeframePlaceholder: 'Escolha um prazo',
  timeframes: {
    already_live: 'Já vendo',
    within_1month: 'Em até 1 mês',
    from_1_to_3months: 'De 1 a 3 meses',
    from_3_to_6months: 'De 3 a 6 meses',
    more_than_6months: 'Mais de 6 meses',
  },
  back: 'Voltar',
  next: 'Continuar',

  door: {
    verified: {
      title: 'Sua empresa está verificada',
      text: 'O provedor de pagamentos não pede mais nada. Para onde vão os repasses, e o que os clientes leem sobre a sua empresa, pode ser alterado aqui.',
    },
    waiting: {
      title: 'Seus dados estão com o provedor de pagamentos',
      text: 'Ele os analisa agora, por isso nada pode ser alterado. Perguntaremos de novo se faltar algo.',
    },
    closed: {
      title: 'Esta conta não pode mais ser alterada',
      text: 'O provedor de pagamentos a encerrou. Seus pagamentos, repasses, disputas e documentos anteriores continuam acessíveis.',
    },
  },
  toOverview: 'Ver a visão geral',
  bank: 'Alterar conta bancária',
  business: 'O que os clientes leem',

  fieldsFailed: 'Não foi possível carregar o formulário',
  finishing: 'Salvando seus dados…',

  aside: 'O que acontece em seguida',
  events: [
    { id: 'details', icon: 'user', title: 'Você: dados da empresa', text: 'Cerca de 2 minutos.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'Você: verificação',
      text: 'Proprietário, documento e conta bancária, em um formulário do provedor de pagamentos. Cerca de 8 minutos.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Provedor de pagamentos: análise',
      text: 'Quase sempre em até uma hora, às vezes dois dias úteis.',
    },
  ],
  stopTitle: 'Você pode parar quando quiser',
  stopText: 'As respostas ficam guardadas neste dispositivo até você voltar.',
};

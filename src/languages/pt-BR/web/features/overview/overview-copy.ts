import type { Words } from '#languages/kit/words.ts';
import type {
  connectionSuccessCopy as englishConnectionSuccessCopy,
  detailsSentCopy as englishDetailsSentCopy,
  eligibilityCopy as englishEligibilityCopy,
  flagCopy as englishFlagCopy,
  fraudBannerCopy as englishFraudBannerCopy,
  liveApplicationCopy as englishLiveApplicationCopy,
  overviewCopy as englishOverviewCopy,
  safeModeCopy as englishSafeModeCopy,
  sandboxSuccessCopy as englishSandboxSuccessCopy,
  standingCopy as englishStandingCopy,
  toolsCopy as englishToolsCopy,
} from '#web/features/overview/overview-copy.ts';

/** Um dia da semana começa com minúscula, mas não no início da linha. */
const atTheStart = (weekday: string): string =>
  weekday.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase('pt-BR'));

const GREETINGS = { morning: 'Bom dia', afternoon: 'Boa tarde', evening: 'Boa noite' };

export const overviewCopy: Words<typeof englishOverviewCopy> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}, ${name}` : GREETINGS[part]),
  lead: (weekday, date, zone) => `${atTheStart(weekday)}, ${date} (${zone})`,
  currency: 'Moeda exibida',
};

export const safeModeCopy: Words<typeof englishSafeModeCopy> = {
  title: 'Seu site está em modo de segurança.',
  text: 'O endereço dele mudou, ou uma cópia está em execução. Os pagamentos continuam funcionando; as novidades do provedor de pagamentos podem atrasar.',
  action: 'Resolver',
};

export const flagCopy: Words<typeof englishFlagCopy> = {
  'wcpay-login-error': 'Ocorreu um problema ao abrir o painel da conta. Tente de novo.',
  'wcpay-loan-offer-error':
    'Ocorreu um problema ao abrir a oferta de empréstimo. Verifique se ela não expirou e tente de novo.',
  'wcpay-server-link-error':
    'Ocorreu um problema ao abrir o link solicitado. Verifique se ele é válido e tente de novo.',
  'wcpay-reset-account-error':
    'Ocorreu um problema ao redefinir sua conta. Espere alguns segundos e tente de novo.',
};

export const sandboxSuccessCopy: Words<typeof englishSandboxSuccessCopy> = {
  title: 'Sua conta do ambiente de testes está pronta.',
  text: 'Compre algo na sua própria loja com um cartão de teste para ver um pagamento chegar aqui.',
  action: 'Abrir sua loja',
};

export const fraudBannerCopy: Words<typeof englishFraudBannerCopy> = {
  title: 'Barre pagamentos arriscados antes que custem caro',
  text: 'Os filtros de risco retêm ou bloqueiam pagamentos suspeitos: valores incomuns, outros países, endereços que diferem.',
  action: 'Escolher seus filtros',
  never: 'Não mostrar de novo',
};

export const toolsCopy: Words<typeof englishToolsCopy> = {
  title: 'Ferramentas da conta',
  text: 'A configuração não saiu como planejado? Comece de novo com outra conta. Os pagamentos de teste desta deixam de aparecer; os pedidos ficam na sua loja.',
  reset: 'Redefinir conta',
  ask: 'Redefinir sua conta?',
  askText:
    'Os pagamentos de teste desta conta deixam de aparecer; os pedidos ficam na sua loja. Isso não pode ser desfeito.',
};

export const standingCopy: Words<typeof englishStandingCopy> = {
  waitsFor: {
    you: 'Aguardando você.',
    provider: 'Aguardando o provedor de pagamentos. Você não precisa fazer nada.',
    nobody: 'O provedor informa por e-mail o que acontece com o dinheiro que ainda está retido.',
  },
  checkNow: 'Verificar agora',
  unchanged: 'Nada mudou ainda.',
  checkFailed: 'Não foi possível verificar a conta.',
  update: 'Atualizar dados',
  finish: 'Concluir',
  payouts: 'Configurar repasses',
  history: 'Ver seus pagamentos',
  help: 'O que isso significa',
  words: {
    unfinished: {
      title: 'Sua conta não está concluída.',
      text: 'Conclua a configuração para processar pagamentos.',
    },
    past_due: {
      title: 'O prazo para informar os dados da sua conta venceu.',
      text: 'O provedor de pagamentos precisa de dados cujo prazo já venceu.',
    },
    due_soon: { title: 'Em breve serão necessários mais dados.' },
    early_selling: {
      title: 'Você pode vender; os repasses começam quando a sua conta bancária for verificada.',
      text: 'A venda antecipada termina ao atingir US$ 5.000 em vendas ou após trinta dias, o que ocorrer primeiro.',
    },
    partly_restricted: {
      title: 'Parte da sua conta está restrita.',
      text: 'O provedor de pagamentos precisa de mais dados.',
    },
    verifying: {
      title: 'Seus dados estão sendo verificados.',
      text: 'Em geral leva minutos, às vezes até dois dias úteis.',
    },
    paused: {
      title: 'O provedor de pagamentos pausou sua conta.',
      text: 'Ele está analisando a conta e escreverá para o e-mail da conta se precisar de algo.',
    },
    under_review: {
      title: 'Sua conta está em análise.',
      text: 'Em geral leva alguns dias.',
    },
    rejected: {
      title: 'Sua conta foi rejeitada.',
      text: 'Ela não pode mais aceitar pagamentos. Seus pagamentos, repasses, disputas e documentos anteriores continuam acessíveis.',
    },
  },
};

export const liveApplicationCopy: Words<typeof englishLiveApplicationCopy> = {
  titles: {
    verifying: 'Sua conta real está sendo verificada.',
    under_review: 'Sua conta real está em análise.',
    paused: 'O provedor de pagamentos pausou sua conta real.',
    rejected: 'Sua conta real foi rejeitada.',
  },
  rejected: 'Aqui os pagamentos continuam sendo testes.',
  text: 'Aqui os pagamentos continuam sendo testes até que ela possa aceitar pagamentos. Então esta página muda automaticamente, e o ambiente de testes é arquivado.',
};

export const connectionSuccessCopy: Words<typeof englishConnectionSuccessCopy> = {
  title: 'Sua conta está verificada',
  text: 'Você pode aceitar pagamentos, e os repasses vão para a sua conta bancária. Os pagamentos aparecem aqui assim que os clientes pagarem.',
  close: 'Ver a visão geral',
};

export const detailsSentCopy: Words<typeof englishDetailsSentCopy> = {
  title: 'Seus dados estão com o provedor de pagamentos',
  text: 'Ele os verifica, quase sempre em até uma hora. Pagamentos e repasses começam quando ele terminar; esta página avisa automaticamente.',
  close: 'Ver a visão geral',
};

export const eligibilityCopy: Words<typeof englishEligibilityCopy> = {
  title: 'Você já pode aceitar pagamentos!',
  text: 'Você pode vender desde já. Seu dinheiro espera até que a sua conta bancária seja verificada: no máximo US$ 5.000 em vendas ou trinta dias.',
  startTitle: 'Comece a vender agora',
  payoutsTitle: 'Ou configure antes os repasses',
  payoutsText: 'Leva alguns minutos, e o seu primeiro repasse chega mais cedo.',
  setUp: 'Configurar repasses',
  start: 'Começar a vender',
};

import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type {
  homeCopy as englishHomeCopy,
  latestCopy as englishLatestCopy,
  recentCopy as englishRecentCopy,
  todayCopy as englishTodayCopy,
} from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof englishHomeCopy> = {
  title: 'Início',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Olá' : `Olá, ${name}`),
  stepsTitle: 'Primeiros passos',
  done: 'Feito',
  steps: {
    connect: {
      title: 'Conecte uma conta de pagamentos',
      text: 'Verifique sua empresa para aceitar pagamentos reais, ou experimente tudo antes em um ambiente de testes: fica pronto em um minuto.',
      action: 'Conectar',
    },
    sell: {
      title: 'Receba um pagamento',
      text: 'Compre algo na sua própria loja. Em um ambiente de testes, paga-se com um cartão de teste.',
      action: 'Abrir sua loja',
    },
    refund: {
      title: 'Devolva',
      text: 'Abra o pagamento e clique em Reembolsar. O pedido e o seu saldo mudam junto; a tarifa do pagamento não é devolvida.',
      action: 'Ver transações',
    },
    payout: {
      title: 'Veja um repasse sair',
      text: 'O dinheiro que ficou disponível sai para o seu banco nos dias úteis. Cada repasse mostra de que se compõe.',
      action: 'Ver repasses',
    },
    live: {
      title: 'Configure os pagamentos reais',
      text: 'Verifique sua empresa para aceitar pagamentos reais. O ambiente de testes continua até que a sua conta real possa aceitá-los.',
      action: 'Ativar pagamentos reais',
    },
  },
  moveTime: 'Em um ambiente de testes ninguém precisa esperar: avance o relógio uma semana.',
  simulator: 'Avançar o tempo',
};

export const todayCopy: Words<typeof englishTodayCopy> = {
  title: 'Hoje',
  sold: 'Vendido hoje',
  payments: (count, words) => plural(count, { one: `${words} pagamento`, other: `${words} pagamentos` }),
  orders: 'Pedidos em processamento',
  ordersNote: 'Pagos e ainda não concluídos',
  balance: 'Saldo',
  available: 'disponível',
  next: 'Próximo repasse',
  unknown: 'Não foi possível ler',
  failed: 'Nem todos os números puderam ser lidos.',
};

export const latestCopy: Words<typeof englishLatestCopy> = {
  title: 'Últimos pedidos',
  loading: 'Carregando os últimos pedidos',
  failed: 'Erro ao obter os pedidos.',
  none: 'Ninguém fez pedidos ainda. Os pedidos da sua loja aparecem aqui.',
  nobody: 'Nenhum nome informado',
  number: (number) => `#${number}`,
  all: 'Ver todos os pedidos',
};

export const recentCopy: Words<typeof englishRecentCopy> = { title: 'Vistos recentemente' };

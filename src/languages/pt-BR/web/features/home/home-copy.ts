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
};

export const todayCopy: Words<typeof englishTodayCopy> = {
  title: 'Hoje',
  sold: 'Vendido hoje',
  payments: (count, words) => plural(count, { one: `${words} pagamento`, other: `${words} pagamentos` }),
  orders: 'Pedidos em processamento',
  ordersNote: 'Pagos e ainda não concluídos',
  balance: 'Saldo',
  available: (amount) => `${amount} disponível`,
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

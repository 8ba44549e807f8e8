import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  homeCopy as englishHomeCopy,
  latestCopy as englishLatestCopy,
  recentCopy as englishRecentCopy,
  todayCopy as englishTodayCopy,
} from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof englishHomeCopy> = {
  title: 'Inicio',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Hola' : `Hola, ${name}`),
};

export const todayCopy: Words<typeof englishTodayCopy> = {
  title: 'Hoy',
  sold: 'Vendido hoy',
  payments: (count, words) => plural(count, { one: '1 pago', other: `${words} pagos` }),
  orders: 'Pedidos en curso',
  ordersNote: 'Pagados y aún no completados',
  balance: 'Saldo',
  available: (amount) => `${amount} disponibles`,
  next: 'Próxima transferencia',
  unknown: 'No se ha podido leer',
  failed: 'No se han podido leer todas las cifras.',
};

export const latestCopy: Words<typeof englishLatestCopy> = {
  title: 'Últimos pedidos',
  loading: 'Cargando los últimos pedidos',
  failed: 'Error al obtener los pedidos.',
  none: 'Todavía no hay pedidos. Los pedidos de tu tienda aparecen aquí.',
  nobody: 'No se dio ningún nombre',
  number: (number) => `#${number}`,
  all: 'Ver todos los pedidos',
};

export const recentCopy: Words<typeof englishRecentCopy> = { title: 'Visto hace poco' };

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
  stepsTitle: 'Primeros pasos',
  done: 'Hecho',
  steps: {
    connect: {
      title: 'Conecta una cuenta de pagos',
      text: 'Verifica tu empresa para aceptar pagos reales, o pruébalo todo antes en un entorno de pruebas: está listo en un minuto.',
      action: 'Conectar',
    },
    sell: {
      title: 'Recibe un pago',
      text: 'Compra algo en tu propia tienda. En un entorno de pruebas se paga con una tarjeta de prueba.',
      action: 'Abrir tu tienda',
    },
    refund: {
      title: 'Devuélvelo',
      text: 'Abre el pago y pulsa Reembolsar. El pedido y tu saldo cambian con él; la comisión del pago no se devuelve.',
      action: 'Ver transacciones',
    },
    payout: {
      title: 'Mira cómo sale una transferencia',
      text: 'El dinero disponible sale hacia tu banco los días laborables. Cada transferencia indica de qué se compone.',
      action: 'Ver transferencias',
    },
    live: {
      title: 'Configura los pagos reales',
      text: 'Verifica tu empresa para aceptar pagos reales. El entorno de pruebas sigue ahí hasta que tu cuenta real pueda aceptarlos.',
      action: 'Activar pagos reales',
    },
  },
  moveTime: 'En un entorno de pruebas no hace falta esperar: adelanta el reloj una semana.',
  simulator: 'Adelantar el tiempo',
};

export const todayCopy: Words<typeof englishTodayCopy> = {
  title: 'Hoy',
  sold: 'Vendido hoy',
  payments: (count, words) => plural(count, { one: '1 pago', other: `${words} pagos` }),
  orders: 'Pedidos en curso',
  ordersNote: 'Pagados y aún no completados',
  balance: 'Saldo',
  available: 'disponible',
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

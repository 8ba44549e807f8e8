import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: 'Primeros pasos',
  sandbox: 'Probarlo en un entorno de pruebas',
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
      action: 'Activar los pagos reales',
    },
  },
  moveTime:
    'En un entorno de pruebas no hace falta esperar: adelanta el reloj hasta que llegue la próxima transferencia.',
  simulator: 'Adelantar el tiempo',
};

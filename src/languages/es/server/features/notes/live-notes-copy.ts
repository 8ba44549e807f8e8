import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { liveNotesCopy as english } from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english> = {
  overdueTitle: 'Ha vencido el plazo para dar los datos de tu cuenta',
  overdue: 'Los pagos y las transferencias pueden quedar en pausa hasta que los facilites.',
  neededTitle: 'Tu cuenta necesita más datos',
  neededBy: (moment, zone) =>
    `Facilítalos a más tardar el ${moment} (${zone}) para que los pagos y las transferencias continúen.`,
  neededSoon: 'Facilítalos pronto para que los pagos y las transferencias continúen.',
  seeNeeded: 'Ver qué falta',
  latePayoutTitle: (amount) => `La transferencia de ${amount} está fuera de plazo`,
  latePayout: (day) =>
    `Se esperaba el ${day}. Pregunta a tu banco e indica la referencia que figura en su página.`,
  seePayout: 'Ver transferencia',
  groups: {
    dispute_won: {
      one: (amount) => `Has ganado una disputa: ${amount}`,
      several: (count) =>
        plural(count, { one: '1 disputa ganada', other: `${figure(count)} disputas ganadas` }),
      text: 'El banco te ha devuelto el dinero.',
      textOfSeveral: 'El banco te ha devuelto el dinero.',
    },
    dispute_lost: {
      one: (amount) => `Has perdido una disputa: ${amount}`,
      several: (count) =>
        plural(count, { one: '1 disputa perdida', other: `${figure(count)} disputas perdidas` }),
      text: 'El cliente se queda con el dinero y la comisión no se devuelve.',
      textOfSeveral: 'Los clientes se quedan con el dinero y las comisiones no se devuelven.',
    },
    refund_returned: {
      one: (amount) => `El banco ha devuelto un reembolso: ${amount}`,
      several: (count) =>
        plural(count, {
          one: '1 reembolso devuelto por el banco',
          other: `${figure(count)} reembolsos devueltos por el banco`,
        }),
      text: 'El banco del cliente no lo aceptó. El dinero vuelve a estar en tu saldo; paga al cliente de otra forma.',
      textOfSeveral:
        'Los bancos de los clientes no los aceptaron. El dinero vuelve a estar en tu saldo; paga a los clientes de otra forma.',
    },
  },
  seePayment: 'Ver pago',
  seeAll: 'Ver todo',
  exported: {
    transactions: 'Una exportación de transacciones ha terminado',
    payouts: 'Una exportación de transferencias ha terminado',
    disputes: 'Una exportación de disputas ha terminado',
    blocked: 'Una exportación de pagos bloqueados ha terminado',
    'audit-log': 'Una exportación del registro de auditoría ha terminado',
    journal: 'Un libro diario está listo',
    statement: 'Un resumen mensual está listo',
  },
  exportAgain: 'Se puede descargar de nuevo.',
  exportRows: (rows) =>
    plural(rows, {
      one: 'Tiene 1 fila y se puede descargar de nuevo.',
      other: `Tiene ${figure(rows)} filas y se puede descargar de nuevo.`,
    }),
  seeExports: 'Ver exportaciones',
};

import type { Words } from '#languages/kit/words.ts';
import type { waitingCopy as english } from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english> = {
  unread: 'sin leer',
  awaiting: 'a la espera de respuesta',
  uncaptured: 'por capturar',
  more: '99+',

  rail: 'Próximas 72 horas',
  marks: {
    dispute: {
      one: (sum, at) => `Disputa de ${sum}: responde a más tardar el ${at}`,
      several: (count, at) => `Disputas: ${count}, la primera respuesta vence el ${at}`,
    },
    hold: {
      one: (sum, at) => `Pago de ${sum} retenido para revisión: decide a más tardar el ${at}`,
      several: (count, at) => `Pagos retenidos para revisión: ${count}, el primero hasta el ${at}`,
    },
    capture: {
      one: (sum, at) => `Captura ${sum} a más tardar el ${at}`,
      several: (count, at) => `Capturas: ${count}, la primera a más tardar el ${at}`,
    },
    payout: {
      one: (sum, day) => `La transferencia de ${sum} llega el ${day}`,
      several: (count, day) => `Transferencias: ${count}, la primera llega el ${day}`,
    },
  },
  withdrawal: (sum, day) => `El ${day} se retiran ${sum} de tu cuenta bancaria`,
};

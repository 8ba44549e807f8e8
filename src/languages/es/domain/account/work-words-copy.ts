import type { workCopy as english } from '#domain/account/work-words-copy.ts';
import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const workCopy: Words<typeof english> = {
  disputes: {
    one: (sum, days) =>
      plural(days, {
        one: `Responde a una disputa de ${sum}: queda 1 día`,
        other: `Responde a una disputa de ${sum}: quedan ${days} días`,
      }),
    oneOnLastDay: (sum) => `Responde a una disputa de ${sum}: último día`,
    oneText: (by) => `Responde a más tardar el ${by} o ganará el cliente.`,
    oneAction: 'Responder ahora',
    several: ({ words }) => `Responde a ${words} disputas activas`,
    allToday: ({ words }) => `Responde a ${words} disputas activas, todas hoy`,
    someToday: ({ words }, today) => `Responde a ${words} disputas activas, ${figure(today)} de ellas hoy`,
    severalFor: ({ words }, sum) => `Responde a ${words} disputas activas por un total de ${sum}`,
    allTodayFor: ({ words }, sum) =>
      `Responde a ${words} disputas activas, todas hoy, por un total de ${sum}`,
    someTodayFor: ({ words }, today, sum) =>
      `Responde a ${words} disputas activas, ${figure(today)} de ellas hoy, por un total de ${sum}`,
    severalText: (by) => `La primera respuesta vence el ${by}.`,
    severalAction: 'Ver disputas',
  },
  held: {
    one: 'Decide sobre un pago retenido',
    oneToday: 'Decide sobre un pago retenido, hoy',
    oneText: (by) => `Lo retuvieron tus reglas antifraude. La retención termina el ${by}.`,
    several: ({ words }) => `Decide sobre ${words} pagos retenidos`,
    allToday: ({ words }) => `Decide sobre ${words} pagos retenidos, todos hoy`,
    someToday: ({ words }, today) => `Decide sobre ${words} pagos retenidos, ${figure(today)} de ellos hoy`,
    severalText: (by) => `Los retuvieron tus reglas antifraude. La primera retención termina el ${by}.`,
    action: 'Revisar',
  },
  expiring: {
    one: 'Captura un pago antes de que termine su retención',
    oneToday: 'Captura un pago antes de que termine su retención, hoy',
    oneText: (by) => `Captúralo a más tardar el ${by}.`,
    several: ({ words }) => `Captura ${words} pagos antes de que terminen sus retenciones`,
    allToday: ({ words }) => `Captura ${words} pagos antes de que terminen sus retenciones, todos hoy`,
    someToday: ({ words }, today) =>
      `Captura ${words} pagos antes de que terminen sus retenciones, ${figure(today)} de ellos hoy`,
    severalText: (by) => `Captura el primero a más tardar el ${by}.`,
    action: 'Capturar',
  },
  worth: (title, sum) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum, day) => `La transferencia de ${sum} del ${day} ha fallado`,
    text: (reason) => `${reason} El dinero vuelve a estar en tu saldo.`,
    action: 'Ver transferencia',
  },
  failedWithdrawal: {
    title: (sum, day) => `La retirada de ${sum} del ${day} ha fallado`,
    text: (reason) => `${reason} El importe vuelve a faltar en tu saldo.`,
  },
  missingPayout: {
    title: (sum) => `La transferencia de ${sum} no está en tu extracto bancario`,
    text: (day, days) =>
      plural(days, {
        one: `Se esperaba para el ${day}, hace 1 día. Búscala en Por conciliar; si no está allí, pregunta a tu banco e indica su referencia.`,
        other: `Se esperaba para el ${day}, hace ${figure(days)} días. Búscala en Por conciliar; si no está allí, pregunta a tu banco e indica su referencia.`,
      }),
    action: 'Ver transferencia',
  },
  unsentDraft: {
    title: (sum) => `El banco no tiene tus pruebas sobre ${sum}`,
    changesTitle: (sum) => `El banco no tiene lo que cambiaste en tus pruebas sobre ${sum}`,
    too_little: (by) =>
      `Son demasiado pocas para presentarlas en tu nombre. Complétalas o envíalas a más tardar el ${by}; si no, el banco no recibe nada.`,
    switched_off: (by) =>
      `Tu tienda no presenta borradores. Envíalas a más tardar el ${by}; si no, el banco no recibe nada.`,
    saved_before: (by) =>
      `Lo que guardaste para más tarde llega automáticamente. Guarda también lo que cambiaste, o envíalo, a más tardar el ${by}.`,
    action: 'Terminarlas',
  },
};

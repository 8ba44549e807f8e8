import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeMailCopy as english } from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Sin respuesta, el banco puede convertir la consulta en una disputa, que se lleva el dinero y una comisión.';
const DISPUTE_UNANSWERED = 'Sin respuesta, la disputa se pierde, y con ella el importe y la comisión.';
const TOO_LITTLE =
  'Has empezado tus pruebas, pero son demasiado pocas para presentarlas en tu nombre: el banco solo las recibe si las guardas para más tarde o las envías.';
const SWITCHED_OFF =
  'Has empezado tus pruebas y tu tienda no presenta borradores: el banco solo las recibe si las guardas para más tarde o las envías.';

const daysLeft = (days: number): string =>
  days === 0 ? 'hoy es el último día' : plural(days, { one: 'queda 1 día', other: `quedan ${days} días` });

export const disputeMailCopy: Words<typeof english> = {
  respondToDispute: (amount, days) => `Responde a la disputa de ${amount}: ${daysLeft(days)}`,
  respondToInquiry: (amount, days) => `Responde a la consulta sobre ${amount}: ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Tus pruebas sobre ${amount} se presentarán en tu nombre: último vistazo antes del ${respondBy}`,
  draftUnsent: (amount) => `El banco no tiene tus pruebas sobre ${amount}: quedan menos de 24 horas`,
  changesUnsent: (amount) =>
    `El banco no tiene lo que cambiaste en tus pruebas sobre ${amount}: quedan menos de 24 horas`,
  disputeWaits: (amount, storeName, reason) =>
    `El banco de un cliente espera tu respuesta a una disputa de ${amount} en ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `El banco de un cliente espera tu respuesta a una consulta sobre ${amount} en ${storeName} (${reason}).`,
  answerDispute: 'Responde a la disputa aquí (hay que iniciar sesión):',
  answerInquiry: 'Responde a la consulta aquí (hay que iniciar sesión):',
  respondBy: (moment, zone) => `Plazo de respuesta: ${moment}, ${zone}`,
  order: (number) => `Pedido: #${number}`,
  customer: (name) => `Cliente: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: 'Tienes un borrador: se envía tal cual cuando termine el plazo. Échale un último vistazo.',
  savedBefore:
    'Lo que guardaste para más tarde se envía cuando termine el plazo. Lo que cambiaste después está guardado aquí: el banco solo lo recibe si también lo guardas para más tarde o lo envías.',
  planned:
    'Has empezado tus pruebas y están guardadas aquí. En la última hora del plazo se presentan al banco en tu nombre, tal como estén entonces. Échales un último vistazo.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};

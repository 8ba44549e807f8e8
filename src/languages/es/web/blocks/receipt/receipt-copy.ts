import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  button: 'Recibo',
  noReceipt: 'Por qué no hay recibo',
  title: 'Recibo para el cliente',
  text: 'Una página con lo que se pagó, cuándo, cómo y por qué concepto, y lo que se ha devuelto desde entonces.',
  unpaid: 'Todavía no hay recibo, porque no se ha pagado nada.',
  failed: 'No se ha podido consultar el recibo.',
  to: 'Correo del cliente',
  noAddress: 'El cliente no dejó ningún correo.',
  lastSent: 'Último envío',
  never: 'Todavía no',
  sentTo: (when, to) => `${when}, a ${to}`,
  test: 'Este pago fue una prueba, por eso en el recibo pone PRUEBA.',
  open: 'Abrir como PDF',
  newTab: (name) => `${name}, se abre en otra pestaña`,
  send: 'Enviar al cliente',
  sendAgain: 'Enviar de nuevo',
  sent: (to) => `Recibo enviado a ${to}`,
  notSent: 'El recibo no se ha enviado.',
  close: 'Cerrar',
};

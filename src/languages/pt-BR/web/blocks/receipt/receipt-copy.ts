import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  button: 'Recibo',
  noReceipt: 'Por que não há recibo',
  title: 'Recibo para o cliente',
  text: 'Uma página com o que foi pago, quando, como e pelo quê, e o que foi devolvido desde então.',
  unpaid: 'Ainda não há recibo, porque nada foi pago.',
  failed: 'Não foi possível consultar o recibo.',
  to: 'E-mail do cliente',
  noAddress: 'O cliente não deixou e-mail.',
  lastSent: 'Último envio',
  never: 'Ainda não',
  sentTo: (when, to) => `${when}, para ${to}`,
  test: 'Este pagamento foi um teste, por isso o recibo traz a palavra TESTE.',
  open: 'Abrir como PDF',
  newTab: (name) => `${name}, abre em nova aba`,
  send: 'Enviar ao cliente',
  sendAgain: 'Enviar de novo',
  sent: (to) => `Recibo enviado para ${to}`,
  notSent: 'O recibo não foi enviado.',
  close: 'Fechar',
};

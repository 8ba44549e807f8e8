import type { Words } from '#languages/kit/words.ts';
import type { customerEmailCopy as english } from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english> = {
  subject: (storeName, chargedOn) => `Tu pago a ${storeName} del ${chargedOn}`,
  hello: 'Hola:',
  helloTo: (customerName) => `Hola, ${customerName}:`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `El ${disputedOn} tu banco nos preguntó por tu pago de ${amount} a ${storeName}, realizado el ${chargedOn}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `El ${disputedOn} tu banco nos comunicó que disputas tu pago de ${amount} a ${storeName}, realizado el ${chargedOn}.`,
  question: 'Nos gustaría entender qué ha ido mal y arreglarlo. ¿Podrías decirnos de qué se trata?',
  ifAskedInOrder: 'Si al final el pago es correcto, comunícaselo a tu banco, por favor.',
  ifDisputedInOrder:
    'Si al final el pago es correcto, pide por favor a tu banco que retire la disputa y envíanos su confirmación.',
  regards: 'Un saludo,',
};

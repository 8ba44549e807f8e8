import type { Words } from '#languages/kit/words.ts';
import type { customerEmailCopy as english } from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english> = {
  subject: (storeName, chargedOn) => `Seu pagamento a ${storeName} em ${chargedOn}`,
  hello: 'Olá,',
  helloTo: (customerName) => `Olá, ${customerName},`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Em ${disputedOn}, o seu banco nos consultou sobre o seu pagamento de ${amount} a ${storeName}, feito em ${chargedOn}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Em ${disputedOn}, o seu banco nos informou que você abriu uma disputa sobre o seu pagamento de ${amount} a ${storeName}, feito em ${chargedOn}.`,
  question: 'Gostaríamos de entender o que deu errado e resolver. Você pode nos contar do que se trata?',
  ifAskedInOrder: 'Se afinal estiver tudo certo com o pagamento, avise o seu banco.',
  ifDisputedInOrder:
    'Se afinal estiver tudo certo com o pagamento, peça ao seu banco que retire a disputa e nos envie a confirmação.',
  regards: 'Atenciosamente,',
};

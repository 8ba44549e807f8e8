import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { disputeMailCopy as english } from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Sem resposta, o banco pode transformar a consulta em uma disputa, que leva o dinheiro e uma tarifa.';
const DISPUTE_UNANSWERED = 'Sem resposta, a disputa é perdida e, com ela, o valor e a tarifa.';
const TOO_LITTLE =
  'Você começou as suas evidências, mas são poucas para serem entregues em seu nome: o banco só as recebe se você as salvar para depois ou enviar.';
const SWITCHED_OFF =
  'Você começou as suas evidências, e a sua loja não entrega rascunhos: o banco só as recebe se você as salvar para depois ou enviar.';

const daysLeft = (days: number): string =>
  days === 0
    ? 'hoje é o último dia'
    : plural(days, { one: `resta ${days} dia`, other: `restam ${figure(days)} dias` });

export const disputeMailCopy: Words<typeof english> = {
  respondToDispute: (amount, days) => `Responda à disputa de ${amount}: ${daysLeft(days)}`,
  respondToInquiry: (amount, days) => `Responda à consulta sobre ${amount}: ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Suas evidências sobre ${amount} serão entregues em seu nome: última conferência antes de ${respondBy}`,
  draftUnsent: (amount) => `Suas evidências sobre ${amount} não estão com o banco: restam menos de 24 horas`,
  changesUnsent: (amount) =>
    `O que você mudou nas suas evidências sobre ${amount} não está com o banco: restam menos de 24 horas`,
  disputeWaits: (amount, storeName, reason) =>
    `O banco de um cliente espera a sua resposta a uma disputa de ${amount} na loja ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `O banco de um cliente espera a sua resposta a uma consulta sobre ${amount} na loja ${storeName} (${reason}).`,
  answerDispute: 'Responda à disputa aqui (é preciso fazer login):',
  answerInquiry: 'Responda à consulta aqui (é preciso fazer login):',
  respondBy: (moment, zone) => `Responder até: ${moment}, ${zone}`,
  order: (number) => `Pedido: #${number}`,
  customer: (name) => `Cliente: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: 'Você tem um rascunho: ele é enviado como está quando o prazo terminar. Confira-o mais uma vez.',
  savedBefore:
    'O que você salvou para depois é enviado quando o prazo terminar. O que você mudou desde então está guardado aqui: o banco só o recebe se você também salvar para depois ou enviar.',
  planned:
    'Você começou as suas evidências, e elas estão guardadas aqui. Na última hora antes do fim do prazo, elas são entregues ao banco em seu nome, como estiverem então. Confira-as mais uma vez.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};

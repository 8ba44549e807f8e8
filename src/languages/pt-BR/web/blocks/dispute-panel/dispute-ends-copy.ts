import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type { disputeEndsCopy as english } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english> = {
  daysLeft: (count) => plural(count, { one: `Resta ${count} dia`, other: `Restam ${count} dias` }),
  lastDay: 'Hoje é o último dia',
  pastDue: 'Prazo vencido',
  acceptFailed: 'Ocorreu um erro ao aceitar a disputa. Tente de novo mais tarde.',
  submitted: 'Evidências enviadas!',
  submitFailed: (reason) => `Não foi possível enviar as evidências. (${reason})`,
  accepted: (order) =>
    order === undefined ? 'Você aceitou a disputa.' : `Você aceitou a disputa do pedido #${order}.`,
};

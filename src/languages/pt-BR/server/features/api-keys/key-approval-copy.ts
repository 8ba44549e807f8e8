import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { keyApprovalCopy as english } from '#server/features/api-keys/key-approval-copy.ts';

const forDays = (days: number): string =>
  plural(days, { one: `por ${days} dia`, other: `por ${figure(days)} dias` });

export const keyApprovalCopy: Words<typeof english> = {
  make: (name, may) => `Criar a chave de API “${name}”, que pode movimentar dinheiro: ${may}`,
  makeForDays: (name, may, days) =>
    `Criar a chave de API “${name}”, que pode movimentar dinheiro: ${may}, ${forDays(days)}`,
  makeProposing: (name, may) =>
    `Criar a chave de API “${name}”, que pode movimentar dinheiro: ${may}; ela só propõe`,
  makeProposingForDays: (name, may, days) =>
    `Criar a chave de API “${name}”, que pode movimentar dinheiro: ${may}, ${forDays(days)}; ela só propõe`,
  everything: 'tudo o que pode quem a criou',
};

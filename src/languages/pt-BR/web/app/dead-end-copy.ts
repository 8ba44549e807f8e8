import type { Words } from '#languages/kit/words.ts';
import type { deadEndCopy as english } from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english> = {
  notFoundWhat: 'Não há nada aqui',
  notFound: 'Não existe página neste endereço. Ela pode ter mudado de lugar ou o link pode estar incompleto.',
  notFoundAction: 'Ir para o Início',

  refusedWhat: 'Sua conta não pode gerenciar a loja',
  refused: (email) =>
    `Você entrou como ${email}. Peça a um administrador que permita que esta conta gerencie a loja, ` +
    'ou saia e volte com outra.',
};

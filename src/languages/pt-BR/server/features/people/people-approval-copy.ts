import type { Words } from '#languages/kit/words.ts';
import { listed } from '#languages/pt-BR/speech.ts';
import type { peopleApprovalCopy as english } from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${email})`),
  role: (who, { now, given }) =>
    now === '' ? `Dar a ${who} a função ${given}` : `Dar a ${who} a função ${given} em vez de ${now}`,
  suspend: (who) => `Suspender ${who}`,
  restore: (who) => `Devolver o acesso a ${who}`,
  remove: (who) => `Remover ${who}`,
  invite: (who, role) => `Convidar ${who} com a função ${role}`,
  again: (who) => `Enviar de novo o convite a ${who}`,
  withdraw: (who) => `Retirar o convite a ${who}`,

  makeRole: (name, parts) => `Criar a função ${name}: ${parts}`,
  changeRole: (name, parts) => `Alterar a função ${name}: ${parts}`,
  deleteRole: (name) => `Excluir a função ${name}`,
  renamed: (name) => `chamá-la de ${name}`,
  may: (what) => `pode: ${what}`,
  mayNoLonger: (what) => `não pode mais: ${what}`,
  refunds: (limits) => `reembolsos ${limits}`,
  noLimit: 'sem limite',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `de até ${amount} cada`,
  mostInADay: (amount) => `de até ${amount} por dia`,
  mostAtOnceAndInADay: (once, day) => `de até ${once} cada, ${day} por dia`,
  anyAmount: (code) => `de qualquer valor em ${code}`,
  secondFactor: (isDemanded) => (isDemanded ? 'exigir um segundo fator' : 'não exigir um segundo fator'),
};

import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { approvalsCopy as english } from '#web/blocks/approvals/approvals-copy.ts';

export const approvalsCopy: Words<typeof english> = {
  waits: 'Aguarda aprovação',
  underWayNow: 'Aprovado e em andamento',
  approved: 'Aprovado',
  awaitsYou: 'Crie agora: isso mostra um segredo que só você pode ver.',
  awaitsAsker: 'Quem pediu cria agora: isso mostra um segredo que só essa pessoa pode ver.',
  makeNow: 'Criar agora',
  makeNowOf: (what) => `Criar agora: ${what}`,
  all: 'Todas as aprovações',
  more: (count) =>
    plural(count, { one: `Mais ${count} em espera.`, other: `Mais ${figure(count)} em espera.` }),
  region: 'O que espera por uma segunda pessoa',
  askedBy: (who, key) =>
    key === null ? `Solicitado por ${who}` : `Solicitado por ${who}, com a chave “${key}”`,
  you: 'você',
  until: (asked, when) => `${asked}, espera até ${when}`,
  why: (note) => `“${note}”`,
  approve: 'Aprovar',
  decline: 'Recusar',
  withdraw: 'Retirar',
  approveOf: (what) => `Aprovar: ${what}`,
  declineOf: (what) => `Recusar: ${what}`,
  withdrawOf: (what) => `Retirar: ${what}`,
  approveTitle: 'Aprovar isto?',
  approveText: (what, who) =>
    `${what}. Solicitado por ${who}. Assim que você aprovar, é feito na hora, e o seu nome fica registrado.`,
  declineTitle: 'Recusar isto?',
  declineNote: 'Por que não',
  declineHelp: 'Quem pediu vai ler.',
  declineMissing: 'Diga por quê.',
  withdrawTitle: 'Retirar isto?',
  withdrawText: (what) => `${what}. Ninguém mais poderá aprovar; você pode pedir de novo.`,
  done: (what) => `Aprovado e feito: ${what}.`,
  underWay: (what) => `Aprovado: ${what}. Está sendo confirmado.`,
  notDone: (why) => `Não foi possível fazer. ${why}`,
  declined: (what) => `Recusado: ${what}.`,
  withdrawn: (what) => `Retirado: ${what}.`,
  mayNot: {
    own: 'Foi você quem pediu. Outra pessoa decide.',
    key: 'Só uma pessoa decide.',
    capability: 'Sua função não poderia fazer isto, portanto não pode aprovar.',
    role: 'A regra cita outras funções, não a sua.',
    limit: 'Está acima do seu próprio limite por reembolso.',
  },
  reasons: {
    over_one: 'Acima do limite por reembolso',
    over_day: 'Acima do limite diário',
    other_currency: 'Em uma moeda sem limite',
    refund_over: 'Um reembolso deste valor precisa de aprovação',
    refunds_a_day: 'Muitos reembolsos em um dia',
    pay_out: 'Repasses instantâneos precisam de aprovação',
    bank: 'Alterações da conta bancária precisam de aprovação',
    fraud_rules: 'Alterações das regras antifraude precisam de aprovação',
    people: 'Alterações de pessoas e funções precisam de aprovação',
    api_key: 'Chaves de API que movimentam dinheiro precisam de aprovação',
    proposed: 'Proposto por uma chave de API',
  },
  states: {
    pending: 'Em espera',
    approved: 'Em andamento',
    done: 'Feito',
    failed: 'Não feito',
    declined: 'Recusado',
    withdrawn: 'Retirado',
    expired: 'Expirado',
  },
  sent: (what) =>
    what === ''
      ? 'Enviado para aprovação. Nada foi feito ainda.'
      : `Enviado para aprovação: ${what}. Nada foi feito ainda.`,
  see: 'Ver o que está em espera',
  ask: 'Pedir aprovação',
  needed: 'Isto precisa de uma segunda pessoa',
  neededText: (why) => `${why}. Não é feito agora: espera até três dias que alguém aprove.`,
  nobody:
    'Ninguém mais aqui poderia aprovar, portanto não é possível pedir. Um proprietário pode mudar isso em Configurações.',
  note: 'Por que é necessário',
  noteHelp: 'Quem aprovar vai ler.',
};

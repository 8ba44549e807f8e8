import type {
  approvalDecidedCopy as englishApprovalDecidedCopy,
  approvalFailuresCopy as englishApprovalFailuresCopy,
  approvalNotYoursCopy as englishApprovalNotYoursCopy,
} from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof englishApprovalFailuresCopy> = {
  approval_requested: 'Isto precisa de uma segunda pessoa. Foi enviado para aprovação; nada foi feito ainda.',
  approval_nobody:
    'Isto precisa de uma segunda pessoa, e ninguém mais aqui poderia aprovar. Nada foi feito. Um proprietário pode alterar a regra em Configurações › Aprovações ou os limites da sua função em Configurações › Pessoas.',
  approval_not_proposable:
    'Esta chave de API só propõe, e isto não pode ser proposto: mostraria um segredo, receberia um arquivo ou diria respeito só a você. Uma pessoa precisa fazer isso.',
  approval_missing: 'Esta solicitação não existe ou você não pode vê-la.',
  approval_own: 'Foi você quem pediu. Outra pessoa precisa aprovar.',
  approval_by_key: 'Só uma pessoa aprova, recusa ou retira. Entre na sua conta para fazer isso.',
  approval_changed:
    'O objeto desta solicitação mudou desde que ela foi feita. Nada foi feito. Confira de novo e, se ainda estiver certo, peça outra vez.',
  approval_asker_gone: 'Quem pediu não pode mais fazer isto, ou a chave usada foi revogada. Nada foi feito.',
  approval_over_own_limit: 'Quem aprovou já esgotou os próprios limites de hoje. Nada foi feito.',
  approval_rule_alone:
    'Menos de duas pessoas poderiam aprovar isto. Com esta regra, ninguém mais poderia fazê-lo. Convide alguém primeiro ou indique mais funções.',
};

export const approvalNotYoursCopy: Words<typeof englishApprovalNotYoursCopy> = {
  capability: 'Sua função não pode fazer isto, portanto também não pode aprovar.',
  role: 'A regra cita outras funções, não a sua. Alguém com uma delas precisa decidir.',
  limit: 'Está acima do seu próprio limite por reembolso. Alguém com um limite maior precisa decidir.',
  withdraw: 'Só quem pediu pode retirar. Você pode recusar.',
};

export const approvalDecidedCopy: Words<typeof englishApprovalDecidedCopy> = {
  approved: 'Isto já foi aprovado. Nada foi feito pela segunda vez.',
  approvedBy: (person) => `Isto já foi aprovado por ${person}. Nada foi feito pela segunda vez.`,
  declined: 'Isto foi recusado.',
  declinedBy: (person) => `Isto foi recusado por ${person}.`,
  withdrawn: 'Isto foi retirado por quem pediu.',
  expired: 'Ninguém aprovou a tempo. Peça de novo se ainda for necessário.',
  failed: 'Não foi possível fazer isto quando foi aprovado. Peça de novo se ainda for necessário.',
};

import type { Words } from '#languages/kit/words.ts';
import type { approvalsScreenCopy as english } from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english> = {
  title: 'Aprovações',
  lead: 'O que precisa de uma segunda pessoa: quem pediu, por quê e até quando. Nada é feito antes que alguém aprove.',
  filter: 'Quais são mostradas',
  filters: { waiting: 'Em espera', mine: 'Minhas', decided: 'Decididas', all: 'Todas' },
  table: 'Solicitações de aprovação',
  columns: { what: 'O quê', state: 'Status', when: 'Quando', end: 'Decidida', actions: 'Ações' },
  decidedBy: (who) => `por ${who}`,
  failed: 'Não foi possível carregar as aprovações.',
  empty: {
    waiting: {
      title: 'Nada aguarda aprovação',
      text: 'O que estiver acima do limite de alguém, ou sob uma regra da loja, esperará aqui por uma segunda pessoa.',
    },
    mine: {
      title: 'Você não pediu nada',
      text: 'O que você pedir e outra pessoa tiver que aprovar ficará aqui, com o que aconteceu depois.',
    },
    decided: {
      title: 'Nada foi decidido ainda',
      text: 'O que foi aprovado, recusado, retirado ou não decidido a tempo ficará aqui, com quem decidiu e por quê.',
    },
    all: {
      title: 'Nada precisou de aprovação ainda',
      text: 'O que estiver acima do limite de alguém, ou sob uma regra da loja, ficará aqui.',
    },
  },
  rules: 'Alterar as regras',
};

import type { Words } from '#languages/kit/words.ts';
import type { approvalsScreenCopy as english } from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english> = {
  title: 'Aprobaciones',
  lead: 'Lo que necesita una segunda persona: quién lo pidió, por qué y hasta cuándo. No se hace nada antes de que alguien lo apruebe.',
  filter: 'Cuáles se muestran',
  filters: { waiting: 'En espera', mine: 'Mías', decided: 'Decididas', all: 'Todas' },
  table: 'Solicitudes de aprobación',
  columns: { what: 'Qué', state: 'Estado', when: 'Cuándo', end: 'Decidida', actions: 'Acciones' },
  decidedBy: (who) => `por ${who}`,
  failed: 'No se han podido cargar las aprobaciones.',
  empty: {
    waiting: {
      title: 'Nada espera aprobación',
      text: 'Lo que supere el límite de alguien o esté sujeto a una regla de la tienda esperará aquí a una segunda persona.',
    },
    mine: {
      title: 'No has pedido nada',
      text: 'Lo que pidas y tenga que aprobar otra persona aparecerá aquí, con lo que ocurrió después.',
    },
    decided: {
      title: 'Todavía no se ha decidido nada',
      text: 'Lo que se aprobó, se rechazó, se retiró o no se decidió a tiempo aparecerá aquí, con quién decidió y por qué.',
    },
    all: {
      title: 'Todavía nada ha requerido aprobación',
      text: 'Lo que supere el límite de alguien o esté sujeto a una regla de la tienda aparecerá aquí.',
    },
  },
  rules: 'Cambiar las reglas',
};

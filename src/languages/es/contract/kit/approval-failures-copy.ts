import type {
  approvalDecidedCopy as englishApprovalDecidedCopy,
  approvalFailuresCopy as englishApprovalFailuresCopy,
  approvalNotYoursCopy as englishApprovalNotYoursCopy,
} from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof englishApprovalFailuresCopy> = {
  approval_requested:
    'Esto necesita una segunda persona. Se ha enviado para aprobación; todavía no se ha hecho nada.',
  approval_nobody:
    'Esto necesita una segunda persona y aquí nadie más podría aprobarlo. No se ha hecho nada. Un propietario puede cambiar la regla en Ajustes › Aprobaciones o los límites de tu rol en Ajustes › Personas.',
  approval_not_proposable:
    'Esta clave de API solo propone, y esto no se puede proponer: mostraría un secreto, necesitaría un archivo o solo te afectaría a ti. Tiene que hacerlo una persona.',
  approval_missing: 'Esta solicitud no existe o no te corresponde verla.',
  approval_own: 'Esto lo pediste tú. Tiene que aprobarlo otra persona.',
  approval_by_key: 'Solo una persona aprueba, rechaza o retira. Inicia sesión para hacerlo.',
  approval_changed:
    'Lo que se pidió ha cambiado desde entonces. No se ha hecho nada. Míralo de nuevo y vuelve a pedirlo si sigue siendo correcto.',
  approval_asker_gone: 'Quien pidió esto ya no puede hacerlo, o su clave se revocó. No se ha hecho nada.',
  approval_over_own_limit:
    'A quien aprobó esto ya no le queda margen en sus propios límites de hoy. No se ha hecho nada.',
  approval_rule_alone:
    'Podrían aprobar esto menos de dos personas. Con esta regla ya nadie podría hacerlo. Invita antes a alguien o elige más roles.',
};

export const approvalNotYoursCopy: Words<typeof englishApprovalNotYoursCopy> = {
  capability: 'Tu rol no podría hacer esto, así que tampoco puede aprobarlo.',
  role: 'La regla nombra otros roles, no el tuyo. Tiene que decidir alguien con uno de ellos.',
  limit: 'Supera tu propio límite por reembolso. Tiene que decidir alguien con un límite más alto.',
  withdraw: 'Solo puede retirarlo quien lo pidió. Tú puedes rechazarlo.',
};

export const approvalDecidedCopy: Words<typeof englishApprovalDecidedCopy> = {
  approved: 'Esto ya se aprobó. No se ha hecho nada por segunda vez.',
  approvedBy: (person) => `Esto ya lo aprobó ${person}. No se ha hecho nada por segunda vez.`,
  declined: 'Esto se rechazó.',
  declinedBy: (person) => `Esto lo rechazó ${person}.`,
  withdrawn: 'Esto lo retiró quien lo había pedido.',
  expired: 'Nadie aprobó esto a tiempo. Vuelve a pedirlo si todavía hace falta.',
  failed: 'Esto no se pudo hacer cuando se aprobó. Vuelve a pedirlo si todavía hace falta.',
};

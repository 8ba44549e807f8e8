import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalsCopy as english } from '#web/blocks/approvals/approvals-copy.ts';

export const approvalsCopy: Words<typeof english> = {
  waits: 'Pendiente de aprobación',
  underWayNow: 'Aprobado y en curso',
  approved: 'Aprobado',
  awaitsYou: 'Créala tú ahora: muestra un secreto que solo tú puedes ver.',
  awaitsAsker: 'Ahora la crea quien la pidió: muestra un secreto que solo esa persona puede ver.',
  makeNow: 'Crear ahora',
  makeNowOf: (what) => `Crear ahora: ${what}`,
  all: 'Todas las aprobaciones',
  more: (count) =>
    plural(count, { one: 'Hay una más en espera.', other: `Hay ${figure(count)} más en espera.` }),
  region: 'Lo que espera a una segunda persona',
  askedBy: (who, key) =>
    key === null ? `Solicitado por ${who}` : `Solicitado por ${who}, con la clave «${key}»`,
  you: 'ti',
  until: (asked, when) => `${asked}, espera hasta el ${when}`,
  why: (note) => `«${note}»`,
  approve: 'Aprobar',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  approveOf: (what) => `Aprobar: ${what}`,
  declineOf: (what) => `Rechazar: ${what}`,
  withdrawOf: (what) => `Retirar: ${what}`,
  approveTitle: '¿Aprobar esto?',
  approveText: (what, who) =>
    `${what}. Solicitado por: ${who}. En cuanto lo apruebes, se hace de inmediato y queda anotado con tu nombre.`,
  declineTitle: '¿Rechazar esto?',
  declineNote: 'Por qué no',
  declineHelp: 'Lo leerá quien lo pidió.',
  declineMissing: 'Di por qué.',
  withdrawTitle: '¿Retirar esto?',
  withdrawText: (what) => `${what}. Ya nadie podrá aprobarlo; puedes volver a pedirlo.`,
  done: (what) => `Aprobado y hecho: ${what}.`,
  underWay: (what) => `Aprobado: ${what}. Se está confirmando.`,
  notDone: (why) => `No se ha podido hacer. ${why}`,
  declined: (what) => `Rechazado: ${what}.`,
  withdrawn: (what) => `Retirado: ${what}.`,
  mayNot: {
    own: 'Lo pediste tú. Decide otra persona.',
    key: 'Solo decide una persona.',
    capability: 'Tu rol no podría hacer esto, así que no puede aprobarlo.',
    role: 'La regla nombra otros roles, no el tuyo.',
    limit: 'Supera tu propio límite por reembolso.',
  },
  reasons: {
    over_one: 'Supera el límite por reembolso',
    over_day: 'Supera el límite diario',
    other_currency: 'En una moneda sin límite',
    refund_over: 'Un reembolso tan alto requiere aprobación',
    refunds_a_day: 'Muchos reembolsos en un día',
    pay_out: 'Las transferencias instantáneas requieren aprobación',
    bank: 'Los cambios de la cuenta bancaria requieren aprobación',
    fraud_rules: 'Los cambios de las reglas antifraude requieren aprobación',
    people: 'Los cambios de personas y roles requieren aprobación',
    api_key: 'Las claves de API que mueven dinero requieren aprobación',
    proposed: 'Propuesto por una clave de API',
  },
  states: {
    pending: 'En espera',
    approved: 'En curso',
    done: 'Hecho',
    failed: 'No hecho',
    declined: 'Rechazado',
    withdrawn: 'Retirado',
    expired: 'Caducado',
  },
  sent: (what) =>
    what === ''
      ? 'Enviado para aprobación. Todavía no se ha hecho nada.'
      : `Enviado para aprobación: ${what}. Todavía no se ha hecho nada.`,
  see: 'Ver lo que está en espera',
  ask: 'Pedir aprobación',
  needed: 'Esto necesita una segunda persona',
  neededText: (why) => `${why}. No se hace ahora: espera hasta tres días a que alguien lo apruebe.`,
  nobody:
    'Aquí nadie más podría aprobarlo, así que no se puede pedir. Un propietario puede cambiarlo en Ajustes.',
  note: 'Por qué hace falta',
  noteHelp: 'Lo leerá quien lo apruebe.',
};

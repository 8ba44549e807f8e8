import { listed } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { peopleApprovalCopy as english } from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${email})`),
  role: (who, { now, given }) => `Dar a ${who} el rol ${given}${now === '' ? '' : ` en lugar de ${now}`}`,
  suspend: (who) => `Suspender a ${who}`,
  restore: (who) => `Devolver el acceso a ${who}`,
  remove: (who) => `Eliminar a ${who}`,
  invite: (who, role) => `Invitar a ${who} con el rol ${role}`,
  again: (who) => `Enviar de nuevo la invitación a ${who}`,
  withdraw: (who) => `Retirar la invitación a ${who}`,

  makeRole: (name, parts) => `Crear el rol ${name}: ${parts}`,
  changeRole: (name, parts) => `Cambiar el rol ${name}: ${parts}`,
  deleteRole: (name) => `Eliminar el rol ${name}`,
  renamed: (name) => `llamarlo ${name}`,
  may: (what) => `puede: ${what}`,
  mayNoLonger: (what) => `ya no puede: ${what}`,
  refunds: (limits) => `reembolsos ${limits}`,
  noLimit: 'sin límite',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `de hasta ${amount} cada uno`,
  mostInADay: (amount) => `de hasta ${amount} al día`,
  mostAtOnceAndInADay: (once, day) => `de hasta ${once} cada uno, ${day} al día`,
  anyAmount: (code) => `de cualquier importe en ${code}`,
  secondFactor: (isDemanded) => (isDemanded ? 'exigir un segundo factor' : 'no exigir un segundo factor'),
};

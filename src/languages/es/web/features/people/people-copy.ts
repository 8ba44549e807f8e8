import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  peopleCopy as englishPeopleCopy,
  peopleListCopy as englishPeopleListCopy,
} from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof englishPeopleListCopy> = {
  name: 'Personas',
  things: (count) => plural(count, { one: 'persona', other: 'personas' }),
  failed: 'No se han podido cargar las personas.',
  empty: {
    icon: 'user',
    title: 'Todavía no hay nadie',
    text: 'Invita por correo a alguien de tu equipo. Esa persona elige su propia contraseña y puede hacer lo que su rol le permite.',
  },
};

export const peopleCopy: Words<typeof englishPeopleCopy> = {
  title: 'Personas',
  lead: 'Quién trabaja en esta tienda y qué puede hacer cada persona.',
  tabs: 'Personas y roles',
  people: 'Personas',
  roles: 'Roles',
  table: 'Personas',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    role: 'Rol',
    state: 'Estado',
    factors: 'Segundo paso',
    last_seen: 'Última visita',
    actions: 'Acciones',
  },
  states: { active: 'Activa', invited: 'Invitada', suspended: 'Suspendida' },
  factors: { passkey: 'Llave de acceso', code: 'Códigos' },
  noFactor: 'Ninguno',
  expired: 'Invitación caducada',
  you: 'Tú',
  notLately: 'No en el último mes',
  notYet: 'Todavía no',
  until: (when) => `Hasta el ${when}`,
  untilBy: (when, name) => `Hasta el ${when} por ${name}`,
  filters: { state: 'Estado', role: 'Rol', factor: 'Segundo paso' },
  search: {
    label: 'Buscar por nombre o correo',
    placeholder: 'Nombre o correo',
    anything: (text) => `Todas las personas cuyo nombre o correo contenga «${text}»`,
  },

  actionsFor: (name) => `Acciones para ${name}`,
  beyondYou: 'Puede hacer más que tú',
  changeRole: 'Cambiar rol',
  suspend: 'Suspender',
  restore: 'Devolver el acceso',
  remove: 'Eliminar',
  again: 'Enviar la invitación de nuevo',
  withdraw: 'Retirar la invitación',
  cancel: 'Cancelar',

  invite: 'Invitar a alguien',
  inviteTitle: 'Invitar a alguien',
  inviteText:
    'Esa persona recibe por correo un enlace que funciona una vez, durante siete días, y elige su propia contraseña.',
  email: 'Correo',
  emailWrong: 'Escribe un correo, por ejemplo robin@example.com.',
  firstName: 'Nombre',
  firstNameMissing: 'Escribe un nombre.',
  role: 'Rol',
  roleBeyond: (name) => `${name} (puede hacer más que tú)`,
  may: (tasks) => `Podrá: ${tasks}.`,
  rolesFailed: 'No se han podido leer los roles.',
  inviteAction: 'Enviar la invitación',
  invited: (email) => `La invitación a ${email} está en camino.`,

  changeRoleTitle: (name) => `Cambiar el rol de ${name}`,
  changeRoleText: 'El nuevo rol se aplica desde su próximo clic. Se le avisa por correo.',
  ownRoleText: 'Este es tu propio rol. Con menos permisos, puede que ya no veas esta página.',
  changeRoleAction: 'Cambiar el rol',
  roleChanged: (name, role) => `${name} tiene ahora el rol ${role}.`,

  suspendTitle: (name) => `¿Suspender a ${name}?`,
  suspendText:
    'Su sesión se cierra en todas partes en un segundo y no puede volver hasta que lo permitas. Sus claves de API se detienen y las invitaciones que envió se retiran. Se le avisa por correo.',
  suspended: (name) => `Acceso suspendido: ${name}.`,
  restoreTitle: (name) => `¿Devolver el acceso a ${name}?`,
  restoreText:
    'Puede volver a iniciar sesión con el rol que tenía y sus claves de API vuelven a funcionar. Se le avisa por correo.',
  restored: (name) => `${name} puede volver a entrar.`,
  removeTitle: (name) => `¿Eliminar a ${name}?`,
  removeText:
    'Su sesión se cierra en todas partes y sus claves de API se revocan. No se puede deshacer, pero se le puede invitar de nuevo. Lo que hizo se queda en el registro de auditoría con su nombre.',
  removed: (name) => `Persona eliminada: ${name}.`,
  againTitle: (name) => `¿Enviar de nuevo la invitación a ${name}?`,
  againText: 'Sale un enlace nuevo que funciona durante siete días. El anterior deja de funcionar.',
  againAction: 'Enviarla de nuevo',
  sentAgain: (email) => `Una nueva invitación a ${email} está en camino.`,
  withdrawTitle: (name) => `¿Retirar la invitación a ${name}?`,
  withdrawText: 'El enlace enviado deja de funcionar.',
  withdrawAction: 'Retirarla',
  withdrawn: (name) => `La invitación a ${name} se ha retirado.`,
};

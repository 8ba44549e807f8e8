import { figure } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { apiKeysCopy as english } from '#web/features/api-keys/api-keys-copy.ts';

export const apiKeysCopy: Words<typeof english> = {
  title: 'Claves de API',
  lead: 'Una clave permite a un programa leer o cambiar los datos de la tienda en tu nombre.',
  learnMore: 'Cómo se usan las claves',
  everyCall: 'Todas las llamadas, para leer y probar',
  table: 'Claves de API',
  columns: {
    description: 'Descripción',
    key: 'La clave termina en',
    scope: 'Puede',
    user: 'En nombre de',
    created: 'Creada',
    lastUsed: 'Último uso',
    expires: 'Caduca',
    actions: 'Acciones',
  },
  scopes: { read: 'Leer', write: 'Cambiar', read_write: 'Leer y cambiar' },
  scopeHelp: {
    read: 'Listas, detalles y exportaciones. No puede cambiar nada.',
    write: 'Cambia lo elegido abajo y no lee nada: para programas que solo aportan datos.',
    read_write: 'Todo lo elegido abajo.',
  },
  neverUsed: 'Nunca',
  from: (ip) => `desde ${ip}`,
  neverEnds: 'Al revocarla',
  expired: 'Caducada',
  proposes: 'Solo propone',

  emptyTitle: 'Todavía no hay claves de API',
  empty: 'Crea una para cada programa, así podrás detener uno sin detener los demás.',
  loadFailed: 'No se han podido leer las claves de API.',

  create: 'Crear clave de API',
  createTitle: 'Crear una clave de API',
  description: 'Descripción',
  descriptionHelp: 'Qué la usa, por ejemplo «Contabilidad».',
  descriptionMissing: 'Di para qué es la clave.',
  descriptionTooLong: (max) => `Usa como máximo ${figure(max)} caracteres.`,
  scope: 'La clave puede',
  all: 'Todo lo que tu rol puede hacer, hoy y más adelante',
  allHelp: 'Desactívalo para elegir tarea por tarea. Un programa no debería tener más de lo que necesita.',
  capabilities: 'Sus tareas',
  capabilitiesMissing: 'Elige al menos una cosa que la clave pueda hacer.',
  ends: 'La clave caduca',
  lives: {
    '30': 'En 30 días',
    '90': 'En 90 días',
    '365': 'En un año',
    never: 'Al revocarla',
  },
  onlyProposes: 'Solo propone: una persona aprueba lo que pide',
  onlyProposesHelp:
    'Para scripts y asistentes: lo que pide la clave espera hasta que alguien esté de acuerdo.',
  createAction: 'Crear la clave',
  cancel: 'Cancelar',

  madeTitle: 'Tu nueva clave de API',
  made: 'Copia ahora las dos partes. El secreto solo se muestra esta vez; no guardamos ninguna copia legible.',
  consumerKey: 'Clave',
  consumerSecret: 'Secreto',
  madeDone: 'He copiado las dos partes',

  revoke: 'Revocar',
  revokeName: (description) => `Revocar ${description}`,
  revokeTitle: (description) => `¿Revocar «${description}»?`,
  revokeText: 'Los programas que usan esta clave dejan de funcionar de inmediato. No se puede deshacer.',
  revokeAction: 'Revocar la clave',
  revoked: (description) => `«${description}» se ha revocado.`,
};

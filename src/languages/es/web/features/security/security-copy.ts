import { plural } from '#languages/es/speech.ts';
import { securityActionsCopy } from '#languages/es/web/shared/security-actions-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  securityCopy as englishSecurityCopy,
  securityListCopy as englishSecurityListCopy,
} from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof englishSecurityListCopy> = {
  name: 'Seguridad',
  things: (count) => plural(count, { one: 'línea', other: 'líneas' }),
  failed: 'No se ha podido cargar lo ocurrido.',
  empty: {
    icon: 'shield',
    title: 'Todavía no hay nada que contar',
    text: 'Aquí aparecerán los inicios de sesión, las contraseñas incorrectas, las claves de API y los archivos exportados, con el dispositivo y la dirección de origen.',
  },
};

export const securityCopy: Words<typeof englishSecurityCopy> = {
  title: 'Seguridad',
  leadAll:
    'Quién inició sesión o no lo consiguió, quién creó una clave o sacó datos, y desde dónde. De todas las personas de esta tienda.',
  leadOwn:
    'Cuándo se usó o se intentó usar tu cuenta, y desde dónde. Si en alguna línea no eras tú, avisa a quien lleva la tienda.',
  profile: 'Cambiar tu contraseña',
  columns: {
    at: 'Cuándo',
    action: 'Qué',
    actor_email: 'Quién',
    details: 'Detalles',
    ip: 'Dirección',
    result: 'Resultado',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Hecho', failed: 'Fallido' },
  you: 'Tú',
  unknownName: 'Un nombre desconocido',
  system: 'El sistema',
  noAddress: 'Este servidor',
  person: (name, email) => `${name} (${email})`,
  byKey: (name) => `Con la clave de API ${name}`,
  ways: {
    link: 'Con un enlace de un solo uso',
    invitation: 'Con una invitación',
    passkey: 'Con una llave de acceso',
    code: 'Con un código',
    recovery: 'Con un código de recuperación',
  },
  factors: { code: 'Códigos de una aplicación', passkey: 'Llave de acceso' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} a la cuenta que termina en ${ending}`.trim(),
  scopes: { read: 'Leer', read_write: 'Leer y cambiar' },
  kinds: {
    transactions: 'Transacciones',
    payouts: 'Transferencias',
    disputes: 'Disputas',
    fraud_outcomes: 'Pagos retenidos y bloqueados',
  },
  attempts: (count, areCodes) =>
    `${areCodes ? 'Códigos incorrectos' : 'Contraseñas incorrectas'} en una hora: ${count}`,
  attemptsInAll: (count) => `desde todas las direcciones: ${count}`,
  refused: 'Demasiados intentos: rechazado durante un tiempo',
  sessionsEnded: (count) => `Sesiones anteriores cerradas porque había demasiadas: ${count}`,
  filters: { action: 'Qué', result: 'Resultado', day: 'Día' },
};

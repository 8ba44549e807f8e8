import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  factorCopy as englishFactorCopy,
  sessionsCopy as englishSessionsCopy,
} from '#web/features/person/factor-copy.ts';

export const factorCopy: Words<typeof englishFactorCopy> = {
  title: 'Segundo paso',
  lead: 'Con qué inicias sesión además de la contraseña. Quien descubra solo tu contraseña se queda fuera.',
  failed: 'No se ha podido cargar el segundo paso.',
  demanded: 'Tu rol lo necesita: el último no se puede eliminar.',
  codes: 'Códigos de una aplicación de autenticación',
  codesOff: 'Desactivados',
  codesSince: (when) => `Desde ${when}`,
  addCodes: 'Configurar',
  removeCodes: 'Desactivar',
  removeCodesTitle: '¿Desactivar los códigos?',
  removeCodesText:
    'Después, los códigos de tu aplicación para esta tienda no sirven. Puedes volver a configurarlos cuando quieras.',
  codesRemoved: 'Los códigos están desactivados.',
  codesAdded: 'Los códigos están activados.',
  passkeys: 'Llaves de acceso',
  noPasskeys:
    'Todavía ninguna. Una llave de acceso es tu huella, tu cara o tu PIN en un dispositivo tuyo, y no necesita contraseña.',
  impossible: {
    no_name:
      'No en esta dirección: las llaves de acceso pertenecen a un nombre y esta tienda se abre con un número. Quien administra el servidor debe poner un nombre en PUBLIC_URL.',
    no_https: 'No en esta dirección: las llaves de acceso necesitan https.',
  },
  unknown: 'Este navegador no admite llaves de acceso.',
  addPasskey: 'Añadir una llave de acceso',
  passkeyName: 'Nombre',
  passkeyNameHelp: 'Para que reconozcas el dispositivo.',
  passkeyNameMissing: 'Escribe un nombre.',
  passkeyNext: 'Continuar',
  passkeyLead: 'Tu navegador pedirá entonces tu huella, tu cara o tu PIN, o una llave de seguridad física.',
  passkeyAdded: 'La llave de acceso se ha añadido.',
  notAdded: 'No se ha añadido nada.',
  renamePasskey: 'Cambiar nombre',
  renamePasskeyName: (name) => `Cambiar el nombre de la llave de acceso ${name}`,
  renamePasskeyTitle: (name) => `Cambiar el nombre de «${name}»`,
  renamePasskeyAction: 'Guardar el nombre',
  passkeyRenamed: 'La llave de acceso tiene su nuevo nombre.',
  notRenamed: 'El nombre no se ha guardado.',
  removePasskey: 'Eliminar',
  removePasskeyName: (name) => `Eliminar la llave de acceso ${name}`,
  removePasskeyTitle: (name) => `¿Eliminar «${name}»?`,
  removePasskeyText: 'Ya no deja entrar a nadie. Elimínala también en el dispositivo.',
  passkeyRemoved: 'La llave de acceso se ha eliminado.',
  synced: 'En todos tus dispositivos',
  oneDevice: 'En un dispositivo',
  neverUsed: 'Nunca usada',
  lastUsed: (when) => `Último uso ${when}`,
  recovery: 'Códigos de recuperación',
  left: (count) => plural(count, { one: 'Queda 1', other: `Quedan ${count}` }),
  few: (count) =>
    count === 0
      ? 'No queda ninguno. Crea otros: sin ellos, un dispositivo perdido te deja fuera.'
      : plural(count, {
          one: 'Solo queda 1. Crea otros antes de que se acaben.',
          other: `Solo quedan ${count}. Crea otros antes de que se acaben.`,
        }),
  renew: 'Crear otros',
  renewTitle: '¿Crear nuevos códigos de recuperación?',
  renewText: 'Los que guardaste dejan de valer de inmediato.',
  renewAction: 'Crear códigos nuevos',
  codesTitle: 'Tus códigos de recuperación',
  codesText:
    'Cada uno te deja entrar una vez cuando no tengas tu dispositivo. Guárdalos donde los encuentres sin él: no se vuelven a mostrar.',
  codesDone: 'Los he guardado',
  copyAll: 'todos los códigos de recuperación',
  setupTitle: 'Configurar códigos',
  setupLead:
    'Escanea el código QR con una aplicación de autenticación en tu teléfono y escribe el código que muestra.',
  square: 'Un código QR para tu aplicación de autenticación. Debajo está lo mismo como texto.',
  secret: 'O escribe esto en la aplicación',
  code: 'Código',
  codeHelp: 'Seis dígitos.',
  codeMissing: 'Escribe el código que muestra la aplicación.',
  confirm: 'Activar',
  cancel: 'Cancelar',
  reset: 'Restablecer el segundo paso',
  resetTitle: '¿Restablecer el segundo paso de esta persona?',
  resetText:
    'Para alguien que ha perdido su dispositivo y sus códigos de recuperación. Dentro de 24 horas sus llaves de acceso y códigos dejan de valer, y entra solo con la contraseña hasta que lo configure de nuevo. Se le avisa ahora por correo, y puede cancelarlo iniciando sesión con lo que tiene. Asegúrate por teléfono de que es realmente esa persona quien lo pide.',
  resetAsked: 'El segundo paso se restablece dentro de 24 horas.',
  ownReset: {
    title: (by) => `${by} ha pedido restablecer tu segundo paso.`,
    due: 'Se elimina el',
    text: 'Si no lo has perdido, consérvalo y pregúntale por qué.',
    end: 'Conservar mi segundo paso',
  },
  otherReset: {
    title: (by) => `${by} ha pedido restablecer este segundo paso.`,
    due: 'Se elimina el',
    text: 'Iniciar sesión con él cancela el restablecimiento.',
    end: 'Cancelarlo',
  },
  resetEnded: 'El restablecimiento se ha cancelado.',
  none: 'Sin configurar.',
};

export const sessionsCopy: Words<typeof englishSessionsCopy> = {
  title: 'Sesiones abiertas',
  lead: 'Dónde está abierta tu cuenta ahora. Cierra las que no reconozcas y cambia tu contraseña.',
  leadOther: 'Dónde está abierta esta cuenta ahora.',
  failed: 'No se han podido cargar las sesiones.',
  lastSeen: (when) => `última visita ${when}`,
  since: (when) => `desde ${when}`,
  here: 'Esta',
  end: 'Cerrar',
  endName: (device, ip) => `Cerrar la sesión de ${device} en ${ip}`,
  ended: 'La sesión se ha cerrado.',
  endOthers: 'Cerrar todas las demás',
  endAll: 'Cerrar todas',
  endedMany: (count) =>
    plural(count, { one: 'Se ha cerrado 1 sesión.', other: `Se han cerrado ${figure(count)} sesiones.` }),
  notEnded: 'La sesión no se ha cerrado.',
  none: 'Nadie ha iniciado sesión con esta cuenta.',
};

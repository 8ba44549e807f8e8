import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `${inviter} te invita a ${storeName}`,
  invited: (inviter, storeName, role) =>
    `${inviter} te invita a trabajar en los pagos de ${storeName}. Tu rol será: ${role}.`,
  how: 'Elige aquí una contraseña y ya estarás dentro:',
  once: (until) =>
    `El enlace funciona una vez, hasta el ${until}. No lo compartas: quien lo abra entrará como si fueras tú.`,
  otherwise: 'Si no sabes de qué se trata, no tienes que hacer nada.',
  accept: 'Aceptar la invitación',

  changedSubject: {
    role: (storeName, role) => `Tu rol en ${storeName} es ahora ${role}`,
    suspend: (storeName) => `Tu cuenta de ${storeName} está suspendida`,
    restore: (storeName) => `Vuelves a tener acceso a ${storeName}`,
    remove: (storeName) => `Tu cuenta de ${storeName} se ha eliminado`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by} ha cambiado lo que puedes hacer en ${storeName}. Desde ahora tu rol es ${role}; si tienes una página abierta, vuelve a cargarla para verlo.`,
    suspend: (by, storeName) =>
      `${by} ha suspendido tu cuenta de ${storeName}. Tu sesión se ha cerrado en todas partes y tus claves de API no funcionan hasta que se te devuelva el acceso.`,
    restore: (by, storeName) =>
      `${by} te ha devuelto el acceso a ${storeName}. Inicia sesión como antes; tus claves de API vuelven a funcionar.`,
    remove: (by, storeName) =>
      `${by} ha eliminado tu cuenta de ${storeName}. Ya no puedes iniciar sesión y tus claves de API están revocadas. Lo que hiciste se queda en el registro de auditoría de la tienda.`,
  },
  ask: 'Si te sorprende, pregúntale.',
  signIn: 'Iniciar sesión',
};

import type { Words } from '#languages/kit/words.ts';
import type { securityNoticeCopy as english } from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english> = {
  deviceSubject: (storeName) => `Nuevo inicio de sesión en ${storeName}`,
  device: (storeName) =>
    `Alguien ha iniciado sesión en ${storeName} con tu cuenta desde un dispositivo que no conocíamos.`,
  deviceName: (device) => `Dispositivo: ${device}`,
  severalDevices:
    'Hubo varios en una hora. No se envían más correos sobre ellos; la página de abajo los muestra todos.',
  ifNotYouSignedIn:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña de inmediato: así se cierra la sesión en todos los demás dispositivos.',

  passwordSubject: (storeName) => `Se ha cambiado tu contraseña de ${storeName}`,
  password: (storeName) =>
    `Se ha cambiado la contraseña de tu cuenta de ${storeName} y se ha cerrado la sesión en todos los demás dispositivos.`,
  ifNotYouChanged:
    'Si fuiste tú, no tienes que hacer nada. Si no, quien administra el servidor puede poner otra: npm run password.',

  keySubject: (storeName) => `Nueva clave de API de ${storeName}`,
  key: (storeName) => `Se ha creado en ${storeName} una clave de API que actúa en tu nombre.`,
  keyName: (description, ending) => `Clave: ${description} (termina en ${ending})`,
  keyMay: {
    read: 'Puede: leer',
    write: 'Puede: cambiar',
    read_write: 'Puede: leer y cambiar',
  },
  ifNotYouMade:
    'Si fuiste tú, no tienes que hacer nada. Si no, revoca la clave y cambia tu contraseña de inmediato.',

  bankSubject: (storeName) => `Cuenta bancaria cambiada en ${storeName}`,
  bank: (storeName, currency) =>
    `Desde ahora, las transferencias de ${storeName} en ${currency} van a otra cuenta bancaria.`,
  bankAccount: (ending) => `Cuenta: termina en ${ending}`,
  ifNotYouMoved:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia de inmediato tu contraseña y la cuenta bancaria.',
  ifNotKnown:
    'Si estás al tanto, no tienes que hacer nada. Si no, pregunta de inmediato a quien lo cambió y vuelve a poner la cuenta bancaria anterior.',

  where: 'Qué ha ocurrido con tu cuenta (hay que iniciar sesión):',
  link: 'Seguridad',
};

import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { factorNoticeCopy as english } from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english> = {
  changedSubject: (storeName) => `Ha cambiado tu forma de iniciar sesión en ${storeName}`,
  changed: {
    codesOn: (storeName) =>
      `Se han activado los códigos de un solo uso de una aplicación en tu cuenta de ${storeName}.`,
    codesOff: (storeName) =>
      `Se han desactivado los códigos de un solo uso de una aplicación en tu cuenta de ${storeName}.`,
    newRecoveryCodes: (storeName) =>
      `Se han creado nuevos códigos de recuperación en tu cuenta de ${storeName}; los anteriores ya no valen.`,
    reset: (storeName) =>
      `Se han eliminado todos los segundos factores de tu cuenta de ${storeName} para que puedas configurarlos de nuevo.`,
  },
  passkeyAdded: (name, storeName) =>
    `Se ha añadido la llave de acceso «${name}» a tu cuenta de ${storeName}.`,
  passkeyRemoved: (name, storeName) =>
    `Se ha eliminado la llave de acceso «${name}» de tu cuenta de ${storeName}.`,
  ifNotYou:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña de inmediato y avisa a un propietario de la tienda.',
  ifNotAsked:
    'Si lo pediste tú, inicia sesión y configura de nuevo tu segundo paso. Si no, avisa de inmediato a otro propietario de la tienda.',

  resetSubject: (storeName) => `Tu segundo paso en ${storeName} está a punto de restablecerse`,
  resetAsked: (by, storeName) =>
    `${by} ha pedido que se eliminen tus llaves de acceso y códigos de ${storeName}, diciendo que los has perdido.`,
  resetDue: (moment) => `Se eliminarán: ${moment}`,
  ifNotLost:
    'Si los has perdido, espera hasta entonces e inicia sesión solo con tu contraseña. Si no, inicia sesión con tu segundo paso: así se cancela. Después, avisa a otro propietario de la tienda.',

  usedCodeSubject: (storeName) => `Se ha usado un código de recuperación en ${storeName}`,
  usedCode: (storeName) =>
    `Alguien ha usado uno de tus códigos de recuperación en ${storeName} en lugar de tu segundo paso.`,
  codesLeft: (left) => plural(left, { one: 'Queda: 1 código', other: `Quedan: ${left} códigos` }),
  makeNew: 'Crea códigos nuevos en tu propia página antes de volver a necesitar uno.',
  ifNotYouUsed:
    'Si fuiste tú y has perdido tu teléfono, elimínalo en tu propia página y crea códigos nuevos. Si no fuiste tú, cambia tu contraseña de inmediato.',

  linkSubject: (storeName) => `Crea una contraseña nueva en ${storeName}`,
  linkAsked: (storeName) =>
    `Alguien ha pedido una contraseña nueva para tu cuenta de ${storeName}. Este enlace la crea. Funciona una vez, durante una hora.`,
  ifNotYouAsked: 'Si no fuiste tú, no tienes que hacer nada: sin este correo nadie puede usar el enlace.',
  setIt: 'Crea una contraseña nueva:',
  link: 'Crear una contraseña nueva',
};

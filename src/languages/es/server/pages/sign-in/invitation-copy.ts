import type { Words } from '#languages/kit/words.ts';
import type { invitationCopy as english } from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english> = {
  title: (storeName) => `Te damos la bienvenida a ${storeName}`,
  lead: (inviter, role) =>
    `${inviter} te invita a trabajar en los pagos de esta tienda. Tu rol será ${role}.`,
  email: 'Inicias sesión como',
  password: 'Elige una contraseña',
  passwordHelp: (min) => `Al menos ${min} caracteres. Unas cuantas palabras que puedas recordar bastan.`,
  submit: 'Aceptar e iniciar sesión',
  missing: (min) => `Elige una contraseña de al menos ${min} caracteres.`,
  tooLong: 'Esta contraseña es demasiado larga. Elige una más corta.',
  overTitle: 'Este enlace no funciona',
  ends: {
    accepted: 'Esta invitación ya se aceptó. Inicia sesión con tu correo y la contraseña que elegiste.',
    withdrawn: 'Esta invitación se retiró. Pregunta a quien te invitó si era su intención.',
    replaced: 'Se te envió una invitación más reciente. Usa el enlace del último correo.',
    expired: 'Esta invitación tiene más de siete días. Pide a quien te invitó que la envíe de nuevo.',
    inviter_gone: 'Quien te invitó ya no puede hacerlo. Pide a otra persona de la tienda que te invite.',
    known: 'Alguien con tu correo ya trabaja aquí. Inicia sesión.',
    unknown: 'Este enlace no es nuestro o no se copió entero. Ábrelo de nuevo desde el correo.',
  },
  toSignIn: 'Ir al inicio de sesión',
};

import type { Words } from '#languages/kit/words.ts';
import type { signInAgainCopy as english } from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english> = {
  title: 'Inicia sesión de nuevo',
  text: (email) =>
    `Tu sesión ha terminado. Escribe la contraseña de ${email} para continuar. Todo lo de esta página se queda como está.`,
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  action: 'Iniciar sesión',
  leave: 'Iniciar sesión con otra cuenta',
  proveTitle: '¿Sigues siendo tú?',
  prove: (email) =>
    `Esto saca dinero o cambia quién puede entrar. Demuestra una vez más que eres ${email} y continuará automáticamente.`,
  proveAction: 'Continuar',
  step: 'Tu contraseña es correcta. Un paso más: escribe el código de tu aplicación de autenticación o un código de recuperación.',
  stepPasskey: 'Tu contraseña es correcta. Un paso más: usa tu llave de acceso.',
  code: 'Código',
  codeHelp: 'De tu aplicación de autenticación, o un código de recuperación.',
  codeMissing: 'Escribe el código.',
  passkey: 'Usar una llave de acceso',
  cancel: 'Cancelar',
};

import type { Words } from '#languages/kit/words.ts';
import type { deadEndCopy as english } from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english> = {
  notFoundWhat: 'Aquí no hay nada',
  notFound:
    'No hay ninguna página en esta dirección. Puede que haya cambiado de sitio o que el enlace esté incompleto.',
  notFoundAction: 'Ir a Inicio',

  refusedWhat: 'Tu cuenta no puede gestionar la tienda',
  refused: (email) =>
    `Has iniciado sesión como ${email}. Pide a un administrador que permita a esta cuenta gestionar la tienda, ` +
    'o cierra la sesión y vuelve con otra.',
};

import type { Words } from '#languages/kit/words.ts';
import type { personMenuCopy as english } from '#web/app/person-menu/person-menu-copy.ts';

export const personMenuCopy: Words<typeof english> = {
  profile: 'Tu perfil',
  help: 'Ayuda',
  mail: 'Correo',
  simulator: 'Simulador',
  signOut: 'Cerrar sesión',
};

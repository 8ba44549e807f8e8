import type { Words } from '#languages/kit/words.ts';
import type { personMenuCopy as english } from '#web/app/person-menu/person-menu-copy.ts';

export const personMenuCopy: Words<typeof english> = {
  profile: 'Seu perfil',
  help: 'Ajuda',
  mail: 'E-mails',
  simulator: 'Simulador',
  signOut: 'Sair',
};

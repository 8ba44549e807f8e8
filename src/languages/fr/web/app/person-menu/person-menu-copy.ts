import type { Words } from '#languages/kit/words.ts';
import type { personMenuCopy as english } from '#web/app/person-menu/person-menu-copy.ts';

export const personMenuCopy: Words<typeof english> = {
  profile: 'Votre profil',
  help: 'Aide',
  mail: 'E-mails',
  simulator: 'Simulateur',
  signOut: 'Se déconnecter',
};

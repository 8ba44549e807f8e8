import type { Words } from '#languages/kit/words.ts';
import type { personMenuCopy as english } from '#web/app/person-menu/person-menu-copy.ts';

export const personMenuCopy: Words<typeof english> = {
  profile: 'Ihr Profil',
  help: 'Hilfe',
  mail: 'E-Mails',
  simulator: 'Simulator',
  signOut: 'Abmelden',
};

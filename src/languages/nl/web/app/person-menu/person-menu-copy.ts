import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/person-menu/person-menu-copy.ts';

export const personMenuCopy: Words<typeof english.personMenuCopy> = {
  profile: 'Je profiel',
  help: 'Help',
  mail: 'E-mail',
  simulator: 'Simulator',
  signOut: 'Uitloggen',
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/person-menu/person-menu-copy.ts';

export const personMenuCopy: Words<typeof english.personMenuCopy> = {
  profile: 'Il tuo profilo',
  help: 'Aiuto',
  mail: 'Email',
  simulator: 'Simulatore',
  signOut: 'Esci',
};

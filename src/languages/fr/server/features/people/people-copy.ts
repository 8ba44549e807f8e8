import type { Words } from '#languages/kit/words.ts';
import type { peopleCopy as english } from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english> = {
  noRole: 'Aucun rôle',
  onlySupport: 'Parmi les rôles intégrés, seul Support a des limites. Créez plutôt votre propre rôle.',
};

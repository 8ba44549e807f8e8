import type { Words } from '#languages/kit/words.ts';
import type { peopleCopy as english } from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english> = {
  noRole: 'Sin rol',
  onlySupport: 'De los roles incluidos, solo Soporte tiene límites. Crea un rol propio en su lugar.',
};

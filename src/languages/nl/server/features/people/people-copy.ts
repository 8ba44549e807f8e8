import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english.peopleCopy> = {
  noRole: 'Geen rol',
  onlySupport:
    'Van de ingebouwde rollen heeft alleen Support limieten. Maak in plaats daarvan een eigen rol.',
};

import type { Words } from '#languages/kit/words.ts';
import type { peopleCopy as english } from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english> = {
  noRole: 'Sem função',
  onlySupport: 'Das funções predefinidas, só Suporte tem limites. Crie uma função própria.',
};

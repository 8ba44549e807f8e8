import type { Words } from '#languages/kit/words.ts';
import type { keysCopy as english } from '#web/shared/keys-copy.ts';

export const keysCopy: Words<typeof english> = {
  control: 'Ctrl',
  enter: 'Intro',
  escape: 'Esc',
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/keys-copy.ts';

export const keysCopy: Words<typeof english.keysCopy> = {
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
};

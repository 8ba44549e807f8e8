import type * as english from '#domain/account/device-name-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const deviceNameCopy: Words<typeof english.deviceNameCopy> = {
  unknown: 'Un browser sconosciuto',
  on: (browser, system) => `${browser} su ${system}`,
};

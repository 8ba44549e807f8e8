import type { deviceNameCopy as english } from '#domain/account/device-name-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const deviceNameCopy: Words<typeof english> = {
  unknown: 'Un navegador desconocido',
  on: (browser, system) => `${browser} en ${system}`,
};

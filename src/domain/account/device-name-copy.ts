import { spoken } from '../shared/spoken.ts';

export const deviceNameCopy = spoken('domain/account/device-name-copy#deviceNameCopy', {
  unknown: 'An unknown browser',
  /** "Chrome on Windows". */
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const);

import { randomInt } from 'node:crypto';

/** Without the letters and digits people take for each other. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_CHARACTERS = 4;

/** A password that is told once, to a person who will type it: 99 bits of chance in five groups. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_CHARACTERS }, () => READABLE[randomInt(READABLE.length)]).join(''),
  ).join('-');

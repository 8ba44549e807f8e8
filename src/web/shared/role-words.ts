import type { Capability } from '#domain/people/capabilities.ts';
import { roleWordsCopy as copy } from './role-words-copy.ts';

/** Why something is not there, and who can change that. */
export const roleLacks = (roleName: string, ...capabilities: readonly Capability[]): string =>
  copy.lacks(
    roleName,
    capabilities.map((one) => copy.lacked[one]),
  );

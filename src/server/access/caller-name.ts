import type { Actor } from '../deps.ts';

/** Whose share of the machine a request takes: a program with a key has one of its own, apart from its owner's. */
export const callerName = ({ api_key_id, user_id }: Pick<Actor, 'api_key_id' | 'user_id'>): string =>
  api_key_id === undefined ? `person ${user_id}` : `key ${api_key_id}`;

import type { Session } from './session-repository.ts';

/**
 * A screen opens with a burst of calls, and each would ask the database for the same session first. Asked once, the
 * answer serves the burst and no longer: a session ended by another process ends here a moment later.
 */
const REMEMBERED_MS = 100;
const REMEMBERED_MAX = 10_000;

type Found = Promise<Session | undefined>;
const remembered = new Map<string, Readonly<{ found: Found; until: number }>>();

export function rememberedSession(id: string, find: () => Found): Found {
  const now = performance.now();
  const known = remembered.get(id);
  if (known && now < known.until) return known.found;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const found = find();
  remembered.set(id, { found, until: now + REMEMBERED_MS });
  // What could not be read is no answer: the next call asks again.
  found.catch(() => remembered.delete(id));
  return found;
}

/**
 * Whoever ends or uses a session says so here. Inside a transaction that is before it is written: who asks in between is
 * answered from before for a moment, as when another process ends a session.
 */
export const forgetSessions = (): void => remembered.clear();

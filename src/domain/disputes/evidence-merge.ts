import type { Evidence } from './evidence-limits.ts';

export type Merged = Readonly<{
  evidence: Evidence;
  /** Fields that both sides changed, each in its own way. They keep what is here. */
  conflicts: readonly string[];
}>;

const at = (evidence: Evidence, key: string): string => evidence[key] ?? '';

/**
 * Brings two people's, or two tabs', edits of the same evidence together. What only one side changed is taken from it;
 * what both changed stays as it is here and is named, so that somebody can decide.
 */
export function mergeEvidence(base: Evidence, here: Evidence, there: Evidence): Merged {
  const evidence: Record<string, string> = {};
  const conflicts: string[] = [];
  for (const key of new Set([...Object.keys(base), ...Object.keys(here), ...Object.keys(there)])) {
    const [was, mine, theirs] = [at(base, key), at(here, key), at(there, key)];
    evidence[key] = mine === was ? theirs : mine;
    if (mine !== was && theirs !== was && mine !== theirs) conflicts.push(key);
  }
  return { evidence, conflicts };
}

/** Missing and empty are the same: nothing was said. */
export const sameEvidence = (one: Evidence, other: Evidence): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => at(one, key) === at(other, key));

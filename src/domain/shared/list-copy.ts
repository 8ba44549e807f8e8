import { spoken } from './spoken.ts';

/** How several things stand on one line, and a thing behind its name, where no sentence of their own says it. */
export const listCopy = spoken('domain/shared/list-copy#listCopy', {
  listed: (things: readonly string[]) => things.join(', '),
  /** Things that may have commas inside. */
  clauses: (clauses: readonly string[]) => clauses.join('; '),
  labelled: (label: string, value: string) => `${label}: ${value}`,
  /** Whole sentences, one after the other. */
  sentences: (sentences: readonly string[]) => sentences.join(' '),
} as const);

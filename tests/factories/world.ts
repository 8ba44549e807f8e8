import { type World, type WorldRequest, worldOf } from '#demo/history/generate-world.ts';
import { epochSeconds } from '#domain/shared/time.ts';

/** When the worlds of tests end: a Saturday, 2025-11-15 04:13:20 UTC. */
export const WORLD_NOW = epochSeconds(1_763_180_000);

/** Two years of a small shop with every kind of row; a test names only what it is about. */
export const aWorld = (over: Partial<WorldRequest> = {}): World =>
  worldOf({ scenario: 'busy', seed: 'tests', now: WORLD_NOW, transactions: 1500, ...over });

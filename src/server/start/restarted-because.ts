import { RESTART_REASONS, type RestartReason } from '#domain/running/next-start.ts';

/** How whoever starts a server again tells it why. */
export const restartedBecause = (reason: RestartReason): string => `--restarted-because=${reason}`;

export const restartReasonIn = (words: readonly string[]): RestartReason | undefined =>
  RESTART_REASONS.find((reason) => words.includes(restartedBecause(reason)));

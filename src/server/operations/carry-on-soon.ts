import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseGone } from '#domain/running/database-failure.ts';
import type { OperationDeps } from './operation.ts';
import type { OperationRow } from './operation-repository.ts';
import { SOON_ATTEMPTS_MAX, TAKEN_FOR_S } from './retry-schedule.ts';

const AGAIN_MS = 500;

/**
 * When the database went away under an operation, whoever sent it knows that nobody carries it any more: it need not wait
 * until its time is over, and goes on as soon as the database is back. Another process cannot know, and waits. Whoever comes
 * second finds the attempt taken.
 */
export function carryOnSoon(
  { log }: Pick<OperationDeps, 'log'>,
  { id, kind, attempts }: OperationRow,
  attempt: () => Promise<OperationRow>,
): void {
  if (attempts >= SOON_ATTEMPTS_MAX) return;
  const giveUp = performance.now() + TAKEN_FOR_S * 1000;
  const goOn = async (): Promise<void> => {
    while (performance.now() < giveUp) {
      await pause(AGAIN_MS, undefined, { ref: false });
      try {
        await attempt();
        return;
      } catch (error) {
        if (isDatabaseGone(error)) continue;
        log.error({ err: error, operation_id: id, kind }, 'an operation could not be carried on');
        return;
      }
    }
  };
  void goOn();
}

import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/** Answers what is found once there is something; whoever fails to look looks again. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | false>,
  withinMs = 120_000,
): Promise<Found> {
  const giveUp = performance.now() + withinMs;
  let reason: unknown = 'nothing was found';
  while (performance.now() < giveUp) {
    try {
      const found = await look();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      reason = error;
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`In vain we waited until ${what}.`, { cause: reason });
}

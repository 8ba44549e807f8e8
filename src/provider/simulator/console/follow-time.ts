import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { SimulatorControls } from './simulator-controls.ts';

type Following = Readonly<{
  controls: SimulatorControls;
  wallClock: () => EpochSeconds;
  /** Somebody moved the clock: its new distance from real time. */
  onMoved: (offsetS: number) => void;
  onError: (error: unknown) => void;
}>;

/** A clock that goes on by itself, and the way to hear and to stop it. */
export type FollowedClock = Readonly<{
  offsetS(): number;
  /** Brings the provider's time up to now; everything that fell due on the way has happened afterwards. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}>;

const TICK_MS = 1000;
/** Two processes that tick in turns see each other's seconds; a larger step was made by somebody. */
const STEP_S_MAX = 5;

/**
 * Lets the provider live in real time. How far it is ahead is not written anywhere: the books keep the provider's time, and
 * what they are ahead by is what somebody moved them. So the distance survives a restart, and any number of processes
 * agree on it. While nobody runs, a clock that is ahead stands still; one that has fallen behind catches up.
 */
export function followTime({ controls, wallClock, onMoved, onError }: Following): FollowedClock {
  let offsetS: number | undefined;
  let lastSeen = 0;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let stopped = false;

  const learn = (clock: EpochSeconds): number => {
    const ahead = Math.max(0, clock - wallClock());
    const isReplaced = clock < lastSeen; // Another world was loaded; its time is the one that counts.
    const isMoved = offsetS !== undefined && ahead > offsetS + STEP_S_MAX;
    if (offsetS === undefined) offsetS = ahead;
    else if (isMoved || isReplaced) {
      offsetS = ahead;
      onMoved(offsetS);
    }
    lastSeen = clock;
    return offsetS;
  };
  const tick = async () => {
    const clock = await controls.now();
    const target = wallClock() + learn(clock);
    if (target <= clock) return;
    await controls.setClock(epochSeconds(target)).catch(async (error) => {
      if ((await controls.now()) < target) throw error; // Otherwise somebody has moved it further meanwhile.
    });
    lastSeen = target;
  };
  /** One after another: a tick that has a month to catch up with may take longer than a second. */
  const inTurn = (): Promise<void> => {
    underWay = underWay.then(tick).catch(onError);
    return underWay;
  };
  const schedule = () => {
    timer = setTimeout(async () => {
      await inTurn();
      if (!stopped) schedule();
    }, TICK_MS);
  };
  schedule();

  return {
    offsetS: () => offsetS ?? 0,
    tick: inTurn,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

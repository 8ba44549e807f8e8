import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The longest that anybody may hold up everybody else. */
export const BLOCKED_MS_MAX = 200;

/**
 * How long the loop of the server computed at a stretch, by the processor's own account: on a busy machine it also waits for
 * its turn, which is nobody's fault here. What passed on the wall is only reported.
 */
export function watchLoop(): () => number {
  const spentMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let longest = 0;
  let before = spentMs();
  const look = () => {
    const now = spentMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 10);
  return () => {
    look();
    clearInterval(timer);
    delays.disable();
    process.stdout.write(
      `event loop: computed ${longest.toFixed(0)} ms at a stretch, on the wall ${(delays.max / 1e6).toFixed(0)} ms\n`,
    );
    return longest;
  };
}

/** What is in use once everything that is not was collected. */
export function heapMb(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1e6;
}

// Loaded before the product: measures how long its event loop was held up, and writes it down when asked by a signal.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
// What is recorded is the time between two looks, which is never shorter than the pause between them.
const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

process.on('SIGUSR2', () => {
  const found = { p99: milliseconds(delays.percentile(99)), max: milliseconds(delays.max) };
  writeFileSync(process.env.LOOP_DELAY_FILE, JSON.stringify(found));
  delays.reset();
});

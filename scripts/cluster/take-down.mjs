// Ends everything that belongs to a cluster and removes its folder, once whoever started it lets go of the line to this
// process: when it is done, and when it died. So nothing stays behind, whatever happened.
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const AGAIN_MS = 200;
const TIMES = 100;

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It ended meanwhile, or is somebody else's.
  }
}

/** A program of the cluster names something in its folder: its settings, its data, or as a variable where it keeps them. */
const isOfCluster = (pid) =>
  pid !== process.pid && ['cmdline', 'environ'].some((file) => read(pid, file).includes(`${folder}/`));
const childrenOf = (pid) => read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

process.stdin.resume();
await once(process.stdin, 'end');
for (let time = 0; time < TIMES; time += 1) {
  const programs = readdirSync('/proc').map(Number).filter(Boolean).filter(isOfCluster);
  if (programs.length === 0) break;
  // Those of a frozen database are frozen too, and would not hear that it ended.
  for (const pid of [...programs, ...programs.flatMap(childrenOf)])
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  await pause(AGAIN_MS);
}
rmSync(folder, { recursive: true, force: true });

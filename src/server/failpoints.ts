/** Every place where a process may be made to die, to see that nothing is lost or doubled by it. */
export const FAILPOINTS = [
  'after-create-commit',
  'before-send',
  'after-send-before-commit',
  'mid-apply',
  'before-finish-commit',
  'after-commit-before-reply',
  'event-before-insert-commit',
  'event-after-insert',
  'event-before-apply-commit',
  'event-after-apply',
] as const;
/** Passed only by what another person approved. */
export const APPROVAL_FAILPOINT = 'after-approve-commit';

/** Passed only where a store is attached: while its pages are copied, and while it is told something. */
export const STORE_FAILPOINTS = [
  'store-page-before-commit',
  'store-page-after-commit',
  'store-before-send',
  'store-after-send',
] as const;

/** Passed only where a file comes by itself. */
export const SCHEDULE_FAILPOINT = 'schedule-before-mails';

export type Failpoint =
  | (typeof FAILPOINTS)[number]
  | (typeof STORE_FAILPOINTS)[number]
  | typeof APPROVAL_FAILPOINT
  | typeof SCHEDULE_FAILPOINT;

type Armed = { name: Failpoint; passesLeft: number; die: () => void };

const isFailpoint = (name: string): name is Failpoint =>
  [APPROVAL_FAILPOINT, SCHEDULE_FAILPOINT, ...FAILPOINTS, ...STORE_FAILPOINTS].some(
    (known) => known === name,
  );
const isTest = (): boolean => process.env.NODE_ENV === 'test';

/** `FAILPOINT=name` dies the first time it is passed, `FAILPOINT=name:3` the third. Nobody sees it coming, as with kill -9. */
function readEnvironment(): Armed | undefined {
  const [name = '', times = '1'] = (process.env.FAILPOINT ?? '').split(':');
  if (!isTest() || name === '') return undefined;
  if (!isFailpoint(name)) throw new Error(`There is no failpoint ${name}.`);
  return { name, passesLeft: Number(times), die: () => process.kill(process.pid, 'SIGKILL') };
}

let armed = readEnvironment();

/** Costs one comparison where nothing is armed, which is everywhere but in tests. */
export function failpoint(name: Failpoint): void {
  if (armed?.name !== name) return;
  armed.passesLeft -= 1;
  if (armed.passesLeft > 0) return;
  const { die } = armed;
  armed = undefined;
  die();
}

/** What a test meets instead of the end of its own process. Nothing in the product catches it. */
export class SimulatedCrash extends Error {
  override readonly name = 'SimulatedCrash';
}

/** For tests inside one process: the next passage throws where a killed process would have ended. */
export function armFailpoint(name: Failpoint, times = 1): void {
  if (!isTest()) throw new Error('Failpoints exist in tests only.');
  armed = {
    name,
    passesLeft: times,
    die: () => {
      throw new SimulatedCrash(name);
    },
  };
}

export const disarmFailpoint = (): void => {
  armed = undefined;
};

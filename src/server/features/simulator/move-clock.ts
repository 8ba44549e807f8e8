import { fail } from '#contract/kit/errors.ts';
import { addDuration } from '#domain/shared/duration.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { simulatedProviderOf } from './simulated-provider.ts';
import { simulatorRefusalsCopy as copy } from './simulator-refusals-copy.ts';

/** Further ahead, a slip of the finger would perform decades. */
const STEP_MAX_S = 5 * 366 * DAY_S;

type Move = Readonly<{ advance?: string | undefined; set?: string | undefined }>;

/** Time only moves forward, and by one of the two ways of saying how far. */
export async function moveClock(deps: Pick<Deps, 'simulator'>, move: Move) {
  const simulator = simulatedProviderOf(deps);
  const now = await simulator.controls.now();
  const to = targetOf(now, move);
  await simulator.controls.setClock(to);
  return { clock: isoOf(await simulator.controls.now()), clock_offset_s: simulator.clockOffsetS() };
}

function targetOf(now: EpochSeconds, { advance, set }: Move): EpochSeconds {
  const refused = (field: 'advance' | 'set', words: string) =>
    fail('rest_invalid_param', { params: { [field]: words } });
  if ((advance === undefined) === (set === undefined)) throw refused('advance', copy.eitherWay);
  const field = set === undefined ? 'advance' : 'set';
  const to =
    set === undefined ? addDuration(now, advance ?? '') : epochSeconds(Math.floor(Date.parse(set) / 1000));
  if (to === undefined) throw refused('advance', copy.duration);
  if (to < now) throw refused(field, copy.onlyForward);
  if (to - now > STEP_MAX_S) throw refused(field, copy.fiveYears);
  return to;
}

export const isoOf = (seconds: EpochSeconds): string =>
  new Date(seconds * 1000).toISOString().replace('.000', '');

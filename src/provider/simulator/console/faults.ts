import { fail } from '#contract/kit/errors.ts';
import { aroundCalls, everyCall } from '../../around-calls.ts';
import type { PaymentProvider } from '../../payment-provider.ts';
import { type Random, seededRandom } from '../facts/seeded-random.ts';
import { consoleCopy as copy } from './console-copy.ts';

/**
 * What can go wrong between a caller and the provider. All but a 429 and a delay look alike to the caller: no answer
 * came, and nobody can say whether the effect did.
 */
export const CALL_FAULTS = [
  'delay',
  'hang',
  'rate_limit',
  'fail_before',
  'fail_after',
  'cut_before',
  'cut_after',
  'malformed',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];
/** What can happen to an event on its way; whoever delivers them asks for these. */
export const EVENT_FAULTS = ['drop', 'duplicate', 'delay', 'shuffle', 'early'] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];

type Share<Fault> = Readonly<{
  kinds: readonly Fault[] /** Of a thousand, how many go wrong. */;
  perMille: number;
}>;
export type FaultPlan = Readonly<{
  seed?: string;
  calls?: Share<CallFault> & Readonly<{ methods?: readonly string[]; delayMs?: number }>;
  events?: Share<EventFault>;
}>;

export type Faults = Readonly<{
  set(plan: FaultPlan): void;
  clear(): void;
  plan(): FaultPlan | undefined;
  /** What happens to the next event, decided by the seed. */
  nextEventFault(): EventFault | undefined;
  /** The same company over a bad line. */
  over(provider: PaymentProvider): PaymentProvider;
}>;

const ALL = 1000;
const RETRY_AFTER_S = 1;

export function openFaults(sleep: (ms: number) => Promise<void>): Faults {
  let current: Readonly<{ plan: FaultPlan; calls: Random; events: Random }> | undefined;

  const drawn = <Fault>(random: Random, share: Share<Fault> | undefined): Fault | undefined =>
    share && share.kinds.length > 0 && random.below(ALL) < share.perMille
      ? random.pick(share.kinds)
      : undefined;

  async function disturbed(method: string, call: () => Promise<unknown>): Promise<unknown> {
    const calls = current?.plan.calls;
    const isAimed = calls && (calls.methods?.includes(method) ?? true);
    const fault = current && isAimed ? drawn(current.calls, calls) : undefined;
    switch (fault) {
      case undefined:
        return call();
      case 'delay':
        await sleep(calls?.delayMs ?? 1000);
        return call();
      case 'rate_limit':
        throw fail('provider_rate_limited', { retry_after_s: RETRY_AFTER_S });
      case 'fail_before':
      case 'cut_before':
        throw fail('provider_answer_unknown');
      case 'hang':
      case 'fail_after':
      case 'cut_after':
      case 'malformed':
        await call();
        if (fault === 'hang') await sleep(calls?.delayMs ?? 1000);
        throw fail('provider_answer_unknown');
    }
  }

  return {
    set: (plan) => {
      checkPlan(plan);
      const seed = plan.seed ?? 'faults';
      current = { plan, calls: seededRandom(`${seed}/calls`), events: seededRandom(`${seed}/events`) };
    },
    clear: () => {
      current = undefined;
    },
    plan: () => current?.plan,
    nextEventFault: () => current && drawn(current.events, current.plan.events),
    // What an adapter answers from what it knows itself needs no line, so it has no faults.
    over: (provider) => aroundCalls(provider, everyCall(provider, { capabilities: true }), disturbed),
  };
}

/** A plan that makes no sense is refused by the field that makes none. */
function checkPlan({ calls, events }: FaultPlan): void {
  const problems: Record<string, string> = {};
  const isShare = (perMille: number) => Number.isInteger(perMille) && perMille >= 0 && perMille <= ALL;
  if (calls && !isShare(calls.perMille)) problems['calls.perMille'] = copy.share;
  if (events && !isShare(events.perMille)) problems['events.perMille'] = copy.share;
  if (calls && !calls.kinds.every((kind) => CALL_FAULTS.includes(kind)))
    problems['calls.kinds'] = copy.chooseFrom(CALL_FAULTS.join(', '));
  if (events && !events.kinds.every((kind) => EVENT_FAULTS.includes(kind)))
    problems['events.kinds'] = copy.chooseFrom(EVENT_FAULTS.join(', '));
  if (Object.keys(problems).length > 0) throw fail('rest_invalid_param', { params: problems });
}

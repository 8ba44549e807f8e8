import {
  type MutationState,
  type QueryClient,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PendingOperation } from '#contract/operations.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { epochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { isMoneyAction, type MoneyVerb, VERB_OF_KIND } from './money-action.ts';
import { isFinal, LATE_MS } from './money-request.ts';
import { usePendingOperation } from './pending-operations.ts';

/**
 * `confirming`: no clear answer yet, and the same question is being asked again. `unknown`: this page has stopped asking; a
 * person may ask once more, and still only the same question. `attention`: nobody could confirm it, and a person has to look.
 */
type ActionPhase = 'idle' | 'sending' | 'confirming' | 'unknown' | 'attention';

export type UnderWay = Readonly<{
  phase: ActionPhase;
  verb?: MoneyVerb | undefined;
  money?: Money | undefined;
  since?: UtcInstant | undefined;
  error?: unknown;
}>;

const IDLE: UnderWay = { phase: 'idle' };

/** What is under way for a payment, an order, a dispute or a currency, wherever it was begun. One thing at a time. */
export const actionKey = (subject: string) => [...ANY_ACTION, subject] as const;
export const ANY_ACTION = ['money action'] as const;

/** What this page asked comes first; what only the server knows was asked elsewhere, or before the page was loaded. */
export function useActionPhase(subject: string): UnderWay {
  const states = useMutationState({
    filters: { mutationKey: actionKey(subject) },
    select: ({ state }) => state,
  });
  const last = states.at(-1);
  const isLate = useIsLate(last?.status === 'pending' ? last.submittedAt : undefined);
  const pending = usePendingOperation(subject);
  const own = last ? ownPhase(last, isLate) : IDLE;
  return own.phase === 'idle' && pending ? pendingPhase(pending) : own;
}

/** How the button of a verb stands: at work, or locked because something else is under way that it would contradict. */
export function standingOf(
  { phase, verb }: UnderWay,
  ofVerb: MoneyVerb,
): { busy: boolean; disabled: boolean } {
  const busy = verb === ofVerb && (phase === 'sending' || phase === 'confirming');
  return { busy, disabled: !busy && phase !== 'idle' };
}

/** Sends the last request once more: the same words, the same key. */
export function useAskAgain(subject: string): () => void {
  const queries = useQueryClient();
  return () => askAgain(queries, subject);
}

/** Answers whether this page had anything to ask again. */
export function askAgain(queries: QueryClient, subject: string): boolean {
  const last = queries
    .getMutationCache()
    .findAll({ mutationKey: actionKey(subject) })
    .at(-1);
  if (last?.state.status !== 'error' || isFinal(last.state.error)) return false;
  // How it ends is told by the request itself.
  last.execute(last.state.variables).catch(() => undefined);
  return true;
}

function ownPhase(
  { status, failureCount, error, variables, submittedAt }: MutationState<unknown, Error>,
  isLate: boolean,
): UnderWay {
  const asked = {
    ...(isMoneyAction(variables) && { verb: variables.verb, money: variables.money }),
    since: utcInstant(epochSeconds(Math.floor(submittedAt / 1000))),
  };
  if (status === 'pending') return { ...asked, phase: failureCount > 0 || isLate ? 'confirming' : 'sending' };
  if (status === 'error' && !isFinal(error)) return { ...asked, phase: 'unknown', error };
  return IDLE;
}

const pendingPhase = ({ kind, state, amount, currency, created }: PendingOperation): UnderWay => ({
  phase: state === 'needs_attention' ? 'attention' : 'confirming',
  verb: VERB_OF_KIND[kind],
  money: amount === null || currency === null ? undefined : money(amount, currency),
  since: created,
});

/** Whether something that began then has taken longer than anybody should be left without a word. */
function useIsLate(since: number | undefined): boolean {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (since === undefined) return;
    const timer = setTimeout(() => setLate(since), Math.max(0, since + LATE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && late === since;
}

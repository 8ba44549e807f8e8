import { type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query';
import { isFinal } from './money-request.ts';

/**
 * `confirming`: the first answer was no answer, and the same question is being asked again. `unknown`: it was asked often
 * enough; a person may ask once more, and still only the same question.
 */
export type ActionPhase = 'idle' | 'sending' | 'confirming' | 'unknown';

/** What is under way for a payment, wherever on the page it was begun. One thing at a time. */
export const actionKey = (payment: string) => ['payment action', payment] as const;

export type PhaseOfPayment = Readonly<{ phase: ActionPhase; verb: string | undefined }>;

export function useActionPhase(payment: string): PhaseOfPayment {
  const states = useMutationState({
    filters: { mutationKey: actionKey(payment) },
    select: ({ state }) => phaseOf(state),
  });
  return states.at(-1) ?? { phase: 'idle', verb: undefined };
}

/** Sends the last request once more: the same words, the same key. */
export function useAskAgain(payment: string): () => void {
  const queries = useQueryClient();
  return () => {
    const last = queries
      .getMutationCache()
      .findAll({ mutationKey: actionKey(payment) })
      .at(-1);
    // How it ends is told by the request itself.
    if (last && last.state.status !== 'pending') last.execute(last.state.variables).catch(() => undefined);
  };
}

function phaseOf({ status, failureCount, error, variables }: MutationState<unknown, Error>): PhaseOfPayment {
  const verb = verbOf(variables);
  if (status === 'pending') return { phase: failureCount > 0 ? 'confirming' : 'sending', verb };
  if (status === 'error' && !isFinal(error)) return { phase: 'unknown', verb };
  return { phase: 'idle', verb };
}

const verbOf = (variables: unknown): string | undefined =>
  typeof variables === 'object' &&
  variables !== null &&
  'verb' in variables &&
  typeof variables.verb === 'string'
    ? variables.verb
    : undefined;

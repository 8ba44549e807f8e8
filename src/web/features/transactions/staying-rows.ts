import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import type { Authorization } from '#contract/authorizations.ts';
import { ANY_ACTION, actionKey } from '#web/blocks/payment-actions/action-phase.ts';
import { isMoneyAction, type MoneyVerb } from '#web/blocks/payment-actions/money-action.ts';

type Keyed = Readonly<{ payment_intent_id: string }>;

/**
 * The rows to show while somebody is at work on the list: those that were just settled keep their place, so that no other row
 * slides under the pointer, and those that came meanwhile stand at the end.
 */
export function stayingRows<Row extends Keyed>(
  before: readonly Row[],
  now: readonly Row[],
  isSettled: (id: string) => boolean,
): readonly Row[] {
  const fresh = new Map(now.map((row) => [row.payment_intent_id, row]));
  const staying = before.flatMap((row) => {
    const { payment_intent_id: id } = row;
    return fresh.get(id) ?? (isSettled(id) ? row : []);
  });
  const known = new Set(before.map(({ payment_intent_id }) => payment_intent_id));
  return [...staying, ...now.filter(({ payment_intent_id }) => !known.has(payment_intent_id))];
}

/** What this page itself has captured or cancelled, by payment. */
export function useSettled(): ReadonlyMap<string, MoneyVerb> {
  const done = useMutationState({
    filters: { mutationKey: ANY_ACTION, status: 'success' },
    select: ({ options, state: { data, variables } }) => ({
      id: String(options.mutationKey?.[1]),
      verb: isMoneyAction(variables) && isDone(data) ? variables.verb : undefined,
    }),
  });
  return new Map(done.flatMap(({ id, verb }) => (verb ? [[id, verb] as const] : [])));
}

const isDone = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isDone' in data && data.isDone === true;

/** Rows that were settled stay until the pointer, or the focus of a keyboard, has left the list. */
export function useStayingRows(
  rows: readonly Authorization[] | undefined,
  settled: ReadonlyMap<string, MoneyVerb>,
) {
  const queries = useQueryClient();
  // The list may be read anew before the answer that settled a row has been looked at: what is under way stays as well.
  const isTouched = (id: string) => settled.has(id) || queries.isMutating({ mutationKey: actionKey(id) }) > 0;
  const [isAtWork, setAtWork] = useState(false);
  const [shown, setShown] = useState(rows);
  const [read, setRead] = useState(rows);
  if (rows !== read) {
    setRead(rows);
    setShown(isAtWork && shown && rows ? stayingRows(shown, rows, isTouched) : rows);
  }
  const leave = () => {
    setAtWork(false);
    setShown(rows);
  };
  return {
    shown,
    atWork: {
      onPointerEnter: () => setAtWork(true),
      onPointerLeave: leave,
      onFocus: () => setAtWork(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) leave();
      },
    },
  };
}

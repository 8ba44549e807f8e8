import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getOperation, type OperationSummary, type PendingOperation } from '#contract/operations.ts';
import { readQuery } from '#web/api/query-client.ts';
import { actionKey, askAgain } from './action-phase.ts';
import { usePendingOperations } from './pending-operations.ts';
import { refreshPayments } from './refresh-payments.ts';
import { forgetKeysAbout } from './request-keys.ts';

/** How something ended is worth asking for again, also where a server says that it has been asked too much. */
const RETRIES_MAX = 5;

/**
 * Tells how something ended that was pending on the server while this page was open. What the page itself asked for tells
 * by itself; where it had stopped asking, it asks once more, and hears the answer that is known by now.
 */
export function useEndOfPending(
  isOurs: (operation: PendingOperation) => boolean,
  tell: (ended: OperationSummary, asked: PendingOperation) => void,
): void {
  const queries = useQueryClient();
  const pending = usePendingOperations();
  const before = useRef<readonly PendingOperation[]>([]);
  const latest = useRef({ isOurs, tell });
  useEffect(() => {
    latest.current = { isOurs, tell };
  });
  useEffect(() => {
    if (!pending) return;
    const ended = before.current.filter(({ id }) => pending.every((one) => one.id !== id));
    before.current = pending;
    for (const operation of ended) {
      if (!latest.current.isOurs(operation)) continue;
      const own = operation.subjects.filter(
        (subject) => queries.getMutationCache().find({ mutationKey: actionKey(subject) }) !== undefined,
      );
      for (const subject of own) askAgain(queries, subject);
      if (own.length > 0) continue;
      // A page that was loaded anew holds the key of before: what is asked next is a new question.
      operation.subjects.forEach(forgetKeysAbout);
      void refreshPayments(queries);
      void queries.fetchQuery({ ...readQuery(getOperation, { id: operation.id }), retry: RETRIES_MAX }).then(
        (how) => latest.current.tell(how, operation),
        () => undefined, // The page reads anew what it shows; only the message is missing.
      );
    }
  }, [pending, queries]);
}

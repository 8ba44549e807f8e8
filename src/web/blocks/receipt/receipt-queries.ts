import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Sent } from '#contract/kit/endpoint.ts';
import { getReceipt, readReceipt, sendReceipt } from '#contract/receipts.ts';
import { call, downloadAddress } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { newKey } from '../../shared/new-key.ts';

/** The id of an order; of a payment without one, that of its charge. */
export type ReceiptId = Sent<typeof getReceipt>['id'];

export const receiptQuery = (id: ReceiptId) => readQuery(getReceipt, { id });

/** A link cannot carry a header, so the nonce stands in it; made anew for every use, since a nonce runs out. */
export const receiptAddress = (id: ReceiptId): string => downloadAddress(readReceipt, { id });

/** One mail for each press: a press whose answer was lost is repeated under the same key. */
export function useSendReceipt(id: ReceiptId) {
  const queries = useQueryClient();
  const key = useRef(newKey());
  return useMutation({
    mutationFn: () => call(sendReceipt, { id, key: key.current }),
    onSuccess() {
      key.current = newKey();
      return queries.invalidateQueries({ queryKey: keyOf(getReceipt) });
    },
  });
}

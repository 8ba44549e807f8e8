import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getReceipt, readReceipt, sendReceipt } from '#contract/receipts.ts';
import { call, downloadAddress } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { newKey } from '../../shared/new-key.ts';

export const receiptQuery = (order_id: number) => readQuery(getReceipt, { order_id });

/** A link cannot carry a header, so the nonce stands in it; made anew for every use, since a nonce runs out. */
export const receiptAddress = (order_id: number): string => downloadAddress(readReceipt, { order_id });

/** One mail for each press: a press whose answer was lost is repeated under the same key. */
export function useSendReceipt(order_id: number) {
  const queries = useQueryClient();
  const key = useRef(newKey());
  return useMutation({
    mutationFn: () => call(sendReceipt, { order_id, key: key.current }),
    onSuccess() {
      key.current = newKey();
      return queries.invalidateQueries({ queryKey: keyOf(getReceipt) });
    },
  });
}

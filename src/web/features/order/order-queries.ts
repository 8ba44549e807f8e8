import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import { addOrderNote, getOrder, listOrderNotes } from '#contract/orders.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

export const orderQuery = (id: number) => readQuery(getOrder, { id });
export const notesQuery = (id: number) => readQuery(listOrderNotes, { id });

export function useAddNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<typeof addOrderNote>) => call(addOrderNote, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listOrderNotes) }),
  });
}

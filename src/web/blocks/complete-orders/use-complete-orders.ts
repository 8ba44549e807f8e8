import { useMutation, useQueryClient } from '@tanstack/react-query';
import { completeOrders } from '#contract/orders.ts';
import { call } from '#web/api/client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { countWords } from '../../shared/store-format.ts';
import { completeOrdersCopy as copy } from './complete-orders-copy.ts';

type Chosen = Readonly<{ id: number; number: string }>;

/** Marks orders as completed and says how many were: what was not paid, or is done already, stays as it is. */
export function useCompleteOrders() {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  return useMutation({
    mutationFn: (orders: readonly Chosen[]) => call(completeOrders, { ids: orders.map(({ id }) => id) }),
    onSuccess({ completed }, orders) {
      const [only] = orders;
      const missing = orders.length - completed.length;
      const words =
        completed.length === 1 && orders.length === 1 && only
          ? copy.done(only.number)
          : completed.length === 0
            ? copy.notDone
            : copy.doneSeveral(completed.length, countWords(completed.length));
      show(missing === 0 ? words : copy.left(words, countWords(missing)));
    },
    onError: (error) => show({ text: failedWords(copy.notDone, error), urgent: true }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' && path.startsWith('/wc-admin/store/orders'),
      }),
  });
}

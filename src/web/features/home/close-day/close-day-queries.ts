import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ClosedDay, readDay, signOffDay } from '#contract/days.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { closeDayCopy as copy } from './close-day-copy.ts';

export const dayQuery = (day: CalendarDate) => readQuery(readDay, { day });

/** What is signed is what was seen; where the figures have changed meanwhile, they are read again. */
export function useSignOff(day: CalendarDate) {
  const client = useQueryClient();
  const { show } = useSnackbar();
  return useMutation({
    mutationFn: ({ ledgers, note }: Readonly<{ ledgers: ClosedDay['ledgers']; note: string }>) =>
      call(signOffDay, {
        day,
        seen: ledgers.map(({ currency, closing, unexplained }) => ({ currency, closing, unexplained })),
        ...(note && { note }),
      }),
    onSuccess: (signed) => {
      client.setQueryData(dayQuery(day).queryKey, signed);
      show(copy.done);
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(readDay) }),
  });
}

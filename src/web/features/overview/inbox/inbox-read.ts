import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Note } from '#contract/notes.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { call } from '#web/api/client.ts';
import { UNTIL_RELOAD } from '#web/shared/dismissed-option.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const savedBefore = (): number =>
  Number(pageSettings().user.woocommerce_meta.wc_payments_overview_inbox_last_read ?? 0);

/** Up to when this person has seen the inbox: told with the page, and moved on as they look. */
const lastRead = () =>
  queryOptions({
    queryKey: ['inbox last read'],
    queryFn: savedBefore,
    initialData: savedBefore,
    ...UNTIL_RELOAD,
  });

/** What came since this person last looked, for the inbox itself and for the bell above every page. */
export function useInboxRead() {
  const client = useQueryClient();
  const { data: lastReadMs } = useQuery(lastRead());
  return {
    lastReadMs,
    /** A failure to save only shows them as new once more. */
    noteReading: () => {
      const atMs = Date.now();
      client.setQueryData(lastRead().queryKey, atMs);
      call(saveCurrentUser, { woocommerce_meta: { wc_payments_overview_inbox_last_read: atMs } }).catch(
        () => undefined,
      );
    },
  };
}

export const countUnread = (notes: readonly Note[], lastReadMs: number): number =>
  notes.filter(({ date_created_gmt }) => secondsOf(date_created_gmt) * 1000 > lastReadMs).length;

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/**
 * How many payments wait to be captured, for the tab that says so. The contract comes with the question: the first screen
 * is drawn without it.
 */
export const uncapturedCountQuery = () =>
  queryOptions({
    queryKey: ['/wc/v3/payments/authorizations/summary', 'count'],
    queryFn: async ({ signal }): Promise<number> => {
      const { summarizeAuthorizations } = await import('#contract/authorizations.ts');
      return (await call(summarizeAuthorizations, {}, { signal })).count;
    },
  });

import type { QueryClient } from '@tanstack/react-query';

const AREAS = ['/wc/v3/payments/', '/wc-admin/store/orders'];

/**
 * Money has moved: every list, sum, balance, timeline and order on the screen may say something else now. Only what is
 * shown is read again at once; the rest when somebody looks at it.
 */
export const refreshPayments = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && AREAS.some((area) => path.startsWith(area)),
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/**
 * Whether the store captures by hand, as its settings say now. Like the count beside it, it brings its contract along: the
 * first screen is drawn without either.
 */
export const manualCaptureQuery = () =>
  queryOptions({
    queryKey: ['/wc/v3/payments/settings', 'manual capture'],
    queryFn: async ({ signal }): Promise<boolean> => {
      const { getSettings } = await import('#contract/settings.ts');
      return (await call(getSettings, {}, { signal })).is_manual_capture_enabled;
    },
    staleTime: 0,
  });

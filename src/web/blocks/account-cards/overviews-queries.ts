import { forecastPayouts, readOverviews } from '#contract/balances.ts';
import { readQuery } from '#web/api/query-client.ts';
import { may } from '../../shared/page-settings.ts';

/** Nobody asks who may not know. */
const enabled = () => may('see_payouts');

export const overviewsQuery = () => ({ ...readQuery(readOverviews, {}), enabled: enabled() });
export const forecastQuery = () => ({ ...readQuery(forecastPayouts, {}), enabled: enabled() });

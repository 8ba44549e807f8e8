import { forecastPayouts, readOverviews } from '#contract/balances.ts';
import { readQuery } from '#web/api/query-client.ts';

export const overviewsQuery = () => readQuery(readOverviews, {});
export const forecastQuery = () => readQuery(forecastPayouts, {});

import * as contract from '#contract/balances.ts';
import { type Route, route } from '../../http/route.ts';
import { forecast } from './payout-forecast-repository.ts';
import { readOverviews } from './read-overviews.ts';

export const balancesRoutes: readonly Route[] = [
  route(contract.readOverviews, ({ db, provider }) => readOverviews({ db, provider })),

  route(contract.forecastPayouts, async ({ db, provider }) => ({
    estimate: true as const,
    ...(await forecast({ db, provider })),
  })),
];

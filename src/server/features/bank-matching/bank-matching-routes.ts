import * as contract from '#contract/bank-matching.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { providerClock } from '../../provider-clock.ts';
import { getStore } from '../../store/store-repository.ts';
import { listMissingPayouts, type ToldPayout, tellPayouts } from './at-bank-repository.ts';
import { confirmMatches, markNotOurs, matchByHand, restoreLine, undoMatch } from './decide-match.ts';
import { forgetSender, listSenders, restoreSender } from './learned-senders.ts';
import { countMatches, listMatchRows } from './matches-repository.ts';

export const bankMatchingRoutes: readonly Route[] = [
  route(contract.listMissingAtBank, async (context) => ({
    data: (await listMissingPayouts(context.db, await todayOf(context))).map(asSent),
  })),
  route(contract.tellPayoutsAtBank, async (context, { payouts }) => ({
    data: (await tellPayouts(context.db, payouts, await todayOf(context))).map(asSent),
  })),
  route(contract.listMatches, async (context, { view, ...paging }) => {
    const { timezone } = await getStore(context);
    const counts = await countMatches(context.db);
    const data = await listMatchRows(context.db, view, pageOf(paging), timezone);
    return { data, total_count: counts[view], counts };
  }),
  route(contract.confirmMatches, confirmMatches),
  route(contract.undoMatch, undoMatch),
  route(contract.matchByHand, matchByHand),
  route(contract.markNotOurs, markNotOurs),
  route(contract.restoreLine, restoreLine),
  route(contract.listSenders, listSenders),
  route(contract.forgetSender, forgetSender),
  route(contract.restoreSender, restoreSender),
];

async function todayOf(context: Context) {
  const [{ timezone }, now] = await Promise.all([getStore(context), providerClock(context)]);
  return { today: dayOf(now, timezone), zone: timezone };
}

const asSent = ({ payout, atBank }: ToldPayout): contract.AtBank => ({
  payout_id: payout.id,
  amount: minor(payout.amount),
  currency: currency(payout.currency),
  ...atBank,
  difference: minor(atBank.difference),
  lines: atBank.lines.map(({ file, ...line }) => ({ ...line, file_name: file })),
});

import type { PayoutForecast } from '#contract/balances.ts';
import type { Payout } from '#contract/payouts.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { arrivalOf, arrivalWords } from '../../shared/arrival.ts';
import { MoneyText } from '../../shared/money-text.tsx';
import { pageSettings } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { PayoutStatusChip } from '../../shared/payout-status-chip.tsx';
import { dayWords } from '../../shared/store-format.ts';
import { payoutsCardCopy as copy } from './account-cards-copy.ts';

type PayoutDatesProps = Readonly<{ latest: readonly Payout[]; coming: readonly PayoutForecast[] }>;

/** One list in the order of time: what left last, then what comes next, each with the day it leaves and the day it arrives. */
export function PayoutDates({ latest, coming }: PayoutDatesProps) {
  const made = latest.toSorted((a, b) => a.created - b.created);
  return (
    <div>
      <h3>{copy.dates}</h3>
      <dl className="facts payout-dates" data-kind="amounts">
        {made.map((payout) => (
          <MadePayout key={payout.id} payout={payout} />
        ))}
        {coming.map(({ leaves, arrives, amount, currency }) => (
          <div key={leaves}>
            <dt>
              {copy.leaves(dayWords(leaves))}
              <br />
              <small className="subtle">{copy.arrives(dayWords(arrives))}</small>
            </dt>
            <dd>
              <Chip plain>{copy.estimate}</Chip>
            </dd>
            <dd className="muted">
              <MoneyText amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {coming.length > 0 && <p className="subtle">{copy.forecastNote}</p>}
    </div>
  );
}

/** What was called off never left. */
function leftWords(status: Payout['status'], day: string): string {
  if (status === 'canceled') return copy.planned(day);
  return status === 'pending' ? copy.leaves(day) : copy.left(day);
}

function arrivedWords(status: Payout['status'], day: string): string {
  if (status === 'canceled') return copy.neverLeft;
  if (status === 'failed') return copy.cameBack;
  return status === 'paid' ? copy.arrived(day) : copy.arrives(day);
}

function MadePayout({ payout }: { payout: Payout }) {
  const { id, status, type, amount, currency } = payout;
  const left = dayWords(dayOf(payout.created, pageSettings().store.timezone));
  const arrival = arrivalWords(arrivalOf(payout));
  return (
    <div>
      <dt>
        <Link href={paths.payout(id)}>{leftWords(status, left)}</Link>
        <br />
        <small className="subtle">{arrivedWords(status, arrival)}</small>
      </dt>
      <dd>
        <PayoutStatusChip status={status} type={type} />
      </dd>
      <dd className="strong">
        <MoneyText amount={amount} currency={currency} />
      </dd>
    </div>
  );
}

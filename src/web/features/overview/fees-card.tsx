import type { PageSettings } from '#contract/page-settings.ts';
import { discountEnd, discountProgress } from '#domain/settings/discount-progress.ts';
import { displayedFee } from '#domain/settings/displayed-fee.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { priceWords } from '#web/shared/price-words.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { feesCopy as copy } from './fees-copy.ts';

type Fees = PageSettings['accountFees'][string];
type Discount = Fees['discount'][number];

/** What is cheaper at the moment, for how long, and how much of it is left. */
export function FeesCard() {
  const { accountFees, enabledPaymentMethods, connect } = pageSettings();
  const discounted = enabledPaymentMethods.flatMap((method) => {
    const fees = accountFees[method];
    const [discount] = fees?.discount ?? [];
    return fees && discount ? [{ method, fees, discount }] : [];
  });
  return (
    <Card
      title={copy.title}
      foot={<Link href={paths.help('fees', connect.country.toLowerCase())}>{copy.learnMore}</Link>}
    >
      {discounted.length === 0 ? (
        <p className="muted">{copy.standard}</p>
      ) : (
        <ul className="stack" data-gap="small">
          {discounted.map(({ method, fees, discount }) => (
            <li key={method} className="stack" data-gap="small">
              <FeeLine method={method} fees={fees} />
              <Progress discount={discount} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function FeeLine({ method, fees }: Readonly<{ method: string; fees: Fees }>) {
  const { currency, undiscounted, base, discount } = displayedFee(fees);
  return (
    <p className="row" data-spread="">
      <span>{copy.methods[method] ?? method.replaceAll('_', ' ')}</span>
      <span className="num">
        <s className="subtle">
          <VisuallyHidden>{copy.before} </VisuallyHidden>
          {priceWords(undiscounted, currency)}
        </s>{' '}
        {priceWords(base, currency)} {discount > 0 && copy.discount(percentWords(discount))}
      </span>
    </p>
  );
}

function Progress({ discount }: { discount: Discount }) {
  const { volume_allowance, current_volume, volume_currency, tc_url } = discount;
  const progress = discountProgress(discount);
  const words = (amount: number) => moneyWords(money(amount, volume_currency ?? 'usd'));
  const used = copy.used(words(current_volume ?? 0), words(volume_allowance ?? 0));
  return (
    <>
      {progress && (
        // biome-ignore lint/a11y/useSemanticElements: the native meter cannot hold its own label.
        <span
          className="discount-bar"
          role="meter"
          aria-label={copy.bar}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress.percent)}
          aria-valuetext={used}
          data-label={progress.labelSide}
          style={{ '--value': `${progress.percent}%` }}
        >
          <span className="discount-words" aria-hidden="true">
            {used}
          </span>
        </span>
      )}
      <p className="subtle">
        <EndWords discount={discount} words={words} /> {tc_url && <Link href={tc_url}>{copy.terms}</Link>}
      </p>
    </>
  );
}

function EndWords({ discount, words }: { discount: Discount; words: (amount: number) => string }) {
  const end = discountEnd(discount);
  if (!end) return null;
  const { store } = pageSettings();
  if (end.kind === 'date') return copy.ends.date(formatDate(end.date, store));
  const volume = words(end.volume);
  return end.kind === 'volume'
    ? copy.ends.volume(volume)
    : copy.ends.volume_and_date(volume, formatDate(end.date, store));
}

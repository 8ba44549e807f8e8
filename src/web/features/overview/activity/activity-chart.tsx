import type { PaymentActivity } from '#contract/reporting.ts';
import { addDays, addMonths } from '#domain/account/activity-period.ts';
import { currencySign } from '#domain/shared/currency-symbol.ts';
import { formatTime } from '#domain/shared/format-date.ts';
import { type Currency, decimalsOf, money } from '#domain/shared/money.ts';
import { shortDay } from '#domain/shared/short-days.ts';
import { isCalendarDate, type UtcInstant } from '#domain/shared/time.ts';
import { known } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { type ChartPoint, LineChart } from '#web/ui/line-chart.tsx';
import { activityChartCopy as copy } from './activity-copy.ts';
import { changeWords } from './change-words.ts';
import { rangeWords } from './range-words.ts';

type ActivityChartProps = Readonly<{ activity: PaymentActivity; hasPrevious: boolean }>;

/** The volume over the period, the period before it behind; the same figures can be read as a table. */
export function ActivityChart({ activity, hasPrevious }: ActivityChartProps) {
  const { currency, interval, steps } = activity;
  const points = steps.map((step, index) => ({
    ...pointOf(step, interval, hasPrevious),
    previousName: previousDay(activity, index),
  }));
  return (
    <LineChart
      title={known(copy.titles, interval) ?? copy.titles.day}
      sentence={sentenceOf(points, currency)}
      points={points}
      series={{
        current: spanOf(activity),
        ...(hasPrevious && { previous: spanOf(activity.previous) }),
      }}
      format={(value) => moneyWords(money(value, currency))}
      formatTick={(value) => shortMoney(value, currency)}
      formatChange={changeWords}
    />
  );
}

type Step = PaymentActivity['steps'][number];

const localeTag = (): string => pageSettings().store.locale.replaceAll('_', '-');

/** Steps carry the store's own clock, so their times are written as they are and never shifted again. */
const hourOf = (start: string): string =>
  formatTime(start.replace('T', ' ') as UtcInstant, { ...pageSettings().store, timezone: 'UTC' });
const dayOf = (start: string, parts: Parameters<typeof shortDay>[2]): string =>
  shortDay(new Date(`${start}Z`), pageSettings().store.locale, parts);

function pointOf(
  { start, day, volume, previous }: Step,
  interval: PaymentActivity['interval'],
  hasPrevious: boolean,
): ChartPoint {
  const label = dayOf(start, { month: 'short', day: 'numeric' });
  const labels = {
    hour: { label: hourOf(start), name: hourOf(start) },
    day: { label, name: dayOf(start, { weekday: 'long', month: 'short', day: 'numeric' }) },
    week: { label, name: copy.weekOf(dayWords(day)) },
    month: { label: dayOf(start, { month: 'short', year: 'numeric' }), name: copy.from(dayWords(day)) },
  };
  return {
    id: start,
    ...(known(labels, interval) ?? labels.day),
    value: volume,
    ...(hasPrevious && previous !== null && { previous }),
  };
}

/** Which day, or the first of which days, a value of the period before belongs to. */
function previousDay({ interval, previous }: PaymentActivity, index: number): string | undefined {
  const start = previous.date_start.slice(0, 10);
  if (!isCalendarDate(start)) return undefined;
  const days = { hour: 0, day: index, week: index * 7 };
  const day = interval === 'month' ? addMonths(start, index) : addDays(start, known(days, interval) ?? index);
  return rangeWords(day, day);
}

const spanOf = ({ date_start, date_end }: Pick<PaymentActivity, 'date_start' | 'date_end'>): string => {
  const [start, end] = [date_start.slice(0, 10), date_end.slice(0, 10)];
  return isCalendarDate(start) && isCalendarDate(end) ? rangeWords(start, end) : start;
};

function sentenceOf(points: readonly ChartPoint[], currency: Currency): string {
  const [first] = points;
  const last = points.at(-1);
  const peak = points.reduce<ChartPoint | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  if (!first || !last || !peak || points.every(({ value }) => value === 0)) return copy.nothing;
  const words = (value: number) => moneyWords(money(value, currency));
  return copy.sentence(words(first.value), words(last.value), words(peak.value), peak.name);
}

/** `$2K`: an axis has room for little. The sign is the one that amounts have everywhere else. */
function shortMoney(value: number, currency: Currency): string {
  const parts = new Intl.NumberFormat(localeTag(), {
    style: 'currency',
    currency: currency.toUpperCase(),
    notation: 'compact',
    useGrouping: true,
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).formatToParts(value / 10 ** decimalsOf(currency));
  return parts
    .map((part) => (part.type === 'currency' ? currencySign(currency, localeTag()) : part.value))
    .join('')
    .replace('-', '−');
}

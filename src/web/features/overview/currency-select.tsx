import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { currencyChoice } from '#domain/shared/currency-name.ts';
import type { Currency } from '#domain/shared/money.ts';
import { currencyOverviews } from '#web/blocks/account-cards/currency-overviews.ts';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { BareSelect } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { overviewCopy as copy } from './overview-copy.ts';

/** Which currency the page speaks of; only asked where there is more than one. */
export function CurrencySelect({ chosen }: { chosen: Currency }) {
  const navigate = useNavigate();
  const { data, isLoading } = useQuery(overviewsQuery());
  const currencies = data ? currencyOverviews(data).map(({ currency }) => currency) : [];
  if (isLoading) return <Skeleton count={1} label={copy.currency} />;
  if (currencies.length < 2) return null;
  const choose = (selected_currency: string) =>
    navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, selected_currency }),
      resetScroll: false,
    });
  return (
    <BareSelect
      aria-label={copy.currency}
      options={currencies.map((currency) => ({
        value: String(currency),
        label: currencyChoice(currency),
      }))}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

import type { PageSettings } from '#contract/page-settings.ts';
import type { ListSearchProps } from '#web/blocks/data-list/list-search.tsx';
import { transactionsCopy } from './transactions-copy.ts';
import { findSearches } from './transactions-queries.ts';

const copy = transactionsCopy.search;

/** Without custom search only people are searched for; with it orders too, and subscriptions where the store has them. */
export function listSearch({ featureFlags, isSubscriptionsActive }: PageSettings): ListSearchProps {
  const words = !featureFlags.customSearch
    ? copy.people
    : isSubscriptionsActive
      ? copy.subscriptions
      : copy.orders;
  const isOffered = (label: string) =>
    (featureFlags.customSearch || !/^(Order|Subscription) #/.test(label)) &&
    (isSubscriptionsActive || !label.startsWith('Subscription #'));

  return {
    ...words,
    anything: copy.anything,
    suggest: async (text, signal) => (await findSearches(text, signal)).filter(isOffered),
  };
}

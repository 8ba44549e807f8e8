import type { PageSettings } from '#contract/page-settings.ts';
import type { Found } from '#contract/search.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { customersFeature } from '#web/features/customers/customers-feature.ts';
import { paths } from '#web/shared/paths.ts';
import type { FinderGroup, FinderOption } from '#web/ui/finder.tsx';
import { holds } from '../menu-entries.ts';
import { disputeOption, loanOption, payoutOption, transactionOption } from './money-options.tsx';
import { pagesNamed } from './pages-named.ts';
import { paymentOption } from './payment-option.tsx';
import { HELP_PLACES, placesNamed, SETTINGS_PLACES } from './places-named.ts';
import { searchCopy as copy } from './search-copy.ts';
import { customerOption, orderOption, subscriptionOption } from './store-options.tsx';

type Asked = Readonly<{
  text: string;
  settings: PageSettings;
  recent: readonly FinderOption[];
  now: EpochSeconds;
  /** Nothing yet, or the answer to an earlier text. */
  found: Found | undefined;
  isStale: boolean;
}>;

/** The pages that are called so, what was found, and the lists that can be searched further; before a word, what was open. */
export function searchGroups({ text, settings, recent, now, found, isStale }: Asked): readonly FinderGroup[] {
  const pages = { label: copy.pages, options: pagesNamed(text, settings) };
  const groups =
    text === ''
      ? [{ label: copy.recent, options: recent }, pages]
      : [
          pages,
          { label: copy.settings, options: placesNamed(text, settings, SETTINGS_PLACES) },
          ...(found ? foundGroups(found, now, isStale) : []),
          { label: copy.help, options: placesNamed(text, settings, HELP_PLACES) },
          lists(text, settings),
        ];
  return groups.filter(({ options }) => options.length > 0);
}

function foundGroups(found: Found, now: EpochSeconds, isStale: boolean): readonly FinderGroup[] {
  const groups: FinderGroup[] = [
    { label: copy.customers, options: found.customers.map(customerOption) },
    { label: copy.orders, options: found.orders.map(orderOption) },
    { label: copy.payments, options: found.payments.map((payment) => paymentOption(payment, now)) },
    { label: copy.disputes, options: found.disputes.map((dispute) => disputeOption(dispute, now)) },
    { label: copy.payouts, options: found.payouts.map(payoutOption) },
    { label: copy.subscriptions, options: found.subscriptions.map(subscriptionOption) },
    { label: copy.transactions, options: found.transactions.map(transactionOption) },
    { label: copy.loans, options: found.loans.map(loanOption) },
  ];
  return isStale
    ? groups.map(({ label, options }) => ({
        label,
        options: options.map((option) => ({ ...option, isStale })),
      }))
    : groups;
}

const lists = (text: string, settings: PageSettings): FinderGroup => ({
  label: copy.lists,
  options: [
    ...(settings.isAccountConnected
      ? [list('transactions', copy.inTransactions(text), paths.transactions({ search: [text] }))]
      : []),
    list('orders', copy.inOrders(text), paths.orders({ search: [text] })),
    ...(holds(settings, customersFeature.asks)
      ? [list('customers', copy.inCustomers(text), paths.customers({ search: [text] }))]
      : []),
  ],
});

const list = (of: string, title: string, href: string): FinderOption => ({
  id: `list-${of}`,
  href,
  icon: 'search',
  title,
});

import { sourceWords } from '#domain/payments/payment-source.ts';
import { RISK_LEVELS } from '#domain/payments/risk-level.ts';
import { riskLevelLabel } from '#domain/payments/risk-level-copy.ts';
import { SALES_CHANNELS, SOURCE_DEVICES } from '#domain/payments/sales-channel.ts';
import { salesChannelLabel } from '#domain/payments/sales-channel-copy.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { currencyChoice } from '#domain/shared/currency-name.ts';
import type { ListCondition, ListFilter, ListSearch } from '#web/blocks/data-list/list-state.ts';
import { amountFilter, dayFilter, is, isNot } from '#web/blocks/data-list/usual-filters.ts';
import type { Country } from '#web/shared/all-countries.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import type { FilterOption } from '#web/ui/filters/filter.ts';
import { transactionsFiltersCopy as words } from './transactions-filters-copy.ts';

/** What the filters offer beyond what is always the same. */
export type FilterChoices = Readonly<{
  sources: readonly string[];
  customerCurrencies: readonly string[];
  countries: readonly Country[];
  /** `id|status`, as the account tells them. */
  loans: readonly string[];
  accountCountry: string;
}>;

/** Every filter of the list as data. Each stands once: a second line of the same kind could only replace the first. */
export function transactionFilterFields(choices: FilterChoices, search: ListSearch): readonly ListFilter[] {
  const field = (
    id: string,
    label: string,
    conditions: readonly ListCondition[],
    options?: readonly FilterOption[],
  ): ListFilter => ({
    id,
    label,
    conditions,
    once: true,
    ...(options && { options: withChosen(options, conditions, search) }),
  });

  const loans = loanOptions(choices.loans);
  return [
    dayFilter(words.date),
    amountFilter,
    field(
      'type',
      words.type,
      [
        { ...is('type_is'), alias: 'type' },
        isNot('type_is_not'),
        { id: 'is_in', label: words.isIn, input: 'options', parameter: 'type_is_in' },
      ],
      typesOffered(pageSettings().providerCan.adjustments),
    ),
    field(
      'channel',
      words.channel,
      [is('channel_is'), isNot('channel_is_not')],
      SALES_CHANNELS.map((channel) => ({ value: channel, label: salesChannelLabel[channel] })),
    ),
    field(
      'source',
      words.source,
      [is('source_is'), isNot('source_is_not')],
      choices.sources.map((source) => ({
        value: source,
        label: sourceWords(source, choices.accountCountry).label,
      })),
    ),
    field(
      'customer_country',
      words.country,
      [is('customer_country_is'), isNot('customer_country_is_not')],
      choices.countries.map(({ code, name }) => ({ value: code, label: name })),
    ),
    field(
      'customer_currency',
      words.paidCurrency,
      [is('customer_currency_is'), isNot('customer_currency_is_not')],
      choices.customerCurrencies.map((code) => ({ value: code, label: currencyChoice(code) })),
    ),
    field(
      'risk_level',
      words.risk,
      [is('risk_level_is'), isNot('risk_level_is_not')],
      RISK_LEVELS.map((level) => ({ value: String(level), label: riskLevelLabel[level] })),
    ),
    field(
      'source_device',
      words.device,
      [is('source_device_is'), isNot('source_device_is_not')],
      SOURCE_DEVICES.map((device) => ({ value: device, label: words[device] })),
    ),
    ...(loans.length > 0 || search.loan_id_is
      ? [field('loan_id', words.loan, [is('loan_id_is')], loans)]
      : []),
    field('deposit', words.payout, [{ ...is('deposit_id'), input: 'text' }]),
    ...(search.carried_from || search.carried_from_not ? [CARRIED] : []),
  ];
}

/** Nobody looks for it by hand: the proof of a payout links here with it. */
const CARRIED: ListFilter = {
  id: 'carried',
  label: words.carried,
  conditions: [
    { ...is('carried_from'), input: 'text' },
    { ...isNot('carried_from_not'), input: 'text' },
  ],
  once: true,
};

/** A provider that has a word of ours for everything makes no adjustments. */
const typesOffered = (hasAdjustments: boolean): readonly FilterOption[] =>
  TRANSACTION_TYPES.filter((type) => type !== 'adjustment' || hasAdjustments).map((type) => ({
    value: type,
    label: transactionTypeLabel[type],
  }));

const loanOptions = (loans: readonly string[]): readonly FilterOption[] =>
  loans.map((loan) => {
    const [id = '', status] = loan.split('|');
    return { value: id, label: words.loanOption(id, status === 'active') };
  });

/** A link may name a value nobody offers, or one whose list has not arrived: it is shown as it is. */
function withChosen(
  options: readonly FilterOption[],
  conditions: readonly ListCondition[],
  search: ListSearch,
): readonly FilterOption[] {
  const chosen = conditions.flatMap(({ parameter }) => search[parameter] ?? []);
  const missing = chosen.filter(
    (value): value is string =>
      typeof value === 'string' && !options.some((option) => option.value === value),
  );
  return [...options, ...missing.map((value) => ({ value, label: value }))];
}

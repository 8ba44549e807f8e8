import { countInWords } from '#domain/settings/currency-choice.ts';

const currenciesInWords = (count: number) =>
  count === 1 ? 'one currency' : `${countInWords(count)} currencies`;

export const currenciesCopy = {
  loadFailed: 'Error retrieving currencies.',
  settingsLoadFailed: 'Error retrieving store settings.',
  enabled: 'Enabled currencies updated.',
  enableFailed: 'Error updating enabled currencies.',
  storeSaved: 'Store settings saved.',
  storeSaveFailed: 'Error saving store settings.',

  search: 'Search currencies',
  searchPlaceholder: 'Name, code or symbol',
  recommended: 'Recommended',
  others: 'All other currencies',
  found: (count: number) => `${currenciesInWords(count)} found`,
  noneFound: 'No currency matches. Try its three-letter code.',
  allAdded: 'Your store already sells in every currency your account can take.',
  add: (count: number) => (count === 0 ? 'Add currencies' : `Add ${currenciesInWords(count)}`),
  currenciesInWords,

  auto: 'Show prices in the visitor’s own currency',
  autoHelp:
    'By the country their browser names, if your store sells in its currency. They are told, and can change it.',
  switcher: 'Add a currency switcher to your shop',
  switcherHelp: 'It stands at the top of every page of the Storefront theme.',
  preview: 'Preview',
  previewTitle: 'Preview of your shop',
  previewText: 'Your shop as a visitor would see it with these settings. Nothing is saved yet.',
} as const;

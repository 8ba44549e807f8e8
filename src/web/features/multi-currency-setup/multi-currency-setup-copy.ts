import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';

export const multiCurrencySetupCopy = {
  title: 'Set up multiple currencies',
  lead: 'Let customers see prices and pay in the currency they know. You are paid out in yours.',
  steps: {
    'add-currencies': 'Add currencies',
    'multi-currency-settings': 'Review store settings',
    'setup-complete': 'Setup complete',
  },
  addText: (enabled: number) =>
    enabled > 1
      ? `Your store already sells in ${currenciesCopy.currenciesInWords(enabled)}. Choose more, or go on.`
      : 'Choose the currencies your customers can pay in. Rates are kept up to date for you.',
  reviewText: 'Decide how visitors come to their currency. You can change this later in the settings.',
  continue: 'Continue',
  back: 'Back',
  completeText: (enabled: number) =>
    `Your store now sells in ${currenciesCopy.currenciesInWords(enabled)}. Rates, rounding and charm prices can be set for each of them.`,
  notRemembered: 'The setup is done, but that could not be noted. This page may show again.',
  home: 'Back to home',
  settings: 'View Multi-Currency settings',
} as const;

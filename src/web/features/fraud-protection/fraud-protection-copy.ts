import type { RuleKey } from '#domain/fraud/saved-rule.ts';
import { countWords } from '#web/shared/store-format.ts';

const RULES: Readonly<Record<RuleKey, Readonly<{ name: string; text: string }>>> = {
  avs_verification: {
    name: 'AVS Mismatch',
    text: 'The street or postal code does not match what the card’s bank has on file.',
  },
  international_ip_address: {
    name: 'International IP Address',
    text: 'The order comes from a country you do not sell to.',
  },
  ip_address_mismatch: {
    name: 'IP Address Mismatch',
    text: 'The country of the IP address differs from the billing country.',
  },
  address_mismatch: {
    name: 'Address Mismatch',
    text: 'The shipping address differs from the billing address.',
  },
  purchase_price_threshold: {
    name: 'Purchase Price Threshold',
    text: 'The order total is outside the range you consider usual.',
  },
  order_items_threshold: {
    name: 'Order Items Threshold',
    text: 'The order has fewer or more items than usual.',
  },
};

export const fraudProtectionCopy = {
  title: 'Advanced fraud protection',
  atLeastOne: 'At least one risk filter must be enabled for advanced protection.',
  levels: { basic: 'Basic protection', advanced: 'Advanced protection' },
  rules: RULES,
  cvc: {
    name: 'CVC Verification',
    enforced: 'The security code does not match. Set by your account; it cannot be changed here.',
    notEnforced:
      'Your account does not refuse payments whose security code does not match. It cannot be changed here.',
    on: 'Always on',
    off: 'Off',
  },
  outcome: {
    legend: 'When it matches',
    review: 'Authorize and hold for review',
    reviewHelp: 'Not charged until you approve.',
    block: 'Block Payment',
    blockHelp: 'The payment is blocked, and the customer is told it did not go through.',
  },
  price: {
    min: 'Minimum purchase price',
    max: 'Maximum purchase price',
    unset: 'Set a minimum or a maximum, or this filter cannot be saved.',
    reversed: 'Maximum purchase price must be greater than the minimum purchase price.',
  },
  items: {
    min: 'Minimum items per order',
    max: 'Maximum items per order',
    unset: 'Set a minimum or a maximum, or this filter cannot be saved.',
    reversed: 'The maximum must be greater than the minimum.',
  },
  noLimit: 'Leave blank for no limit',
  countries: {
    everywhere: 'Your store sells to all countries, so there is nothing to screen.',
    change: 'Change selling locations',
    blockedFrom: 'Orders from these countries are blocked:',
    screenedFrom: 'Orders from these countries are held for review:',
    blockedOutside: 'Orders from outside these countries are blocked:',
    screenedOutside: 'Orders from outside these countries are held for review:',
    none: 'No country is listed yet.',
    changedSince:
      'Your selling locations changed since this filter was saved. Save to screen by the new list.',
  },
  selling: {
    title: 'Selling locations',
    mode: 'Sell to',
    modes: {
      all: 'All countries',
      all_except: 'All countries, except for…',
      specific: 'Specific countries',
    },
    find: 'Find a country',
    except: 'Countries you do not sell to',
    only: 'Countries you sell to',
    chosen: (count: number) => (count === 1 ? '1 country chosen' : `${countWords(count)} countries chosen`),
    noneFound: 'No country matches.',
    chooseOne: 'Choose at least one country.',
    save: 'Save selling locations',
    cancel: 'Cancel',
    saved: 'Selling locations saved.',
    failed: (reason: string) => `The selling locations were not saved. ${reason}`,
  },
  save: 'Save Changes',
  back: 'Back to Payments Settings',
  saveRegion: 'Save',
  unsaved: (count: number) => (count === 1 ? '1 unsaved change' : `${countWords(count)} unsaved changes`),
  nothingToSave: 'No unsaved changes',
  saving: 'Saving',
  loading: 'Loading your filters',
  retrievalFailed:
    'There was an error retrieving your fraud protection settings. Please refresh the page to try again.',
  cannotSave: 'Nothing can be saved until your filters could be read.',
  notSaved: (reason: string) => `Settings were not saved. ${reason}`,
  savingFailed: 'Error saving settings.',
  saved: 'Settings saved.',
  nowAdvanced: 'Current protection level is set to "advanced".',
  nowBasic:
    'Current protection level is set to "basic". At least one risk filter needs to be enabled for advanced protection.',
  stillBasic: 'At least one risk filter needs to be enabled for advanced protection.',
  conflict: {
    title: (by: string) => `${by} changed the filters while you were editing`,
    text: 'Nothing of yours was saved, and your edits are still on this page.',
    mine: 'Save mine over theirs',
    theirs: 'Show theirs and discard mine',
    somebody: 'Somebody else',
  },
} as const;

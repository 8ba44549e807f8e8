/** What the fields of a line are called that are no settings; the settings have their own table. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  amount: 'Amount',
  amount_captured: 'Captured',
  amount_refunded: 'Refunded in all',
  charge_id: 'Charge',
  code: 'Reason',
  country: 'Country',
  currency: 'Currency',
  details: 'Details',
  enable_auto_currency: 'Currency by the place of the customer',
  enable_storefront_switcher: 'Currency switcher in the store',
  // Only the currencies a store sells in are written as a plain list.
  entries: 'Currencies',
  exchange_rate_type: 'Exchange rate',
  failure_code: 'Reason of the failure',
  fee: 'Fee',
  fraud_decision: 'Decision of the review',
  is_live: 'Live account',
  manual_rate: 'Rate set by hand',
  name: 'Name',
  address: 'Address',
  payment_intent_id: 'Payment',
  payout: 'Payout',
  price_charm: 'Charm pricing',
  price_rounding: 'Price rounding',
  refund: 'Refund',
  state: 'State',
  status: 'Status',
  submission_count: 'Answers sent',
  vat_number: 'Tax number',
};

export const fieldWordsCopy = { yes: 'Yes', no: 'No' } as const;

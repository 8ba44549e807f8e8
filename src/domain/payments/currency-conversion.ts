type Paid = Readonly<{ customer_currency: string; currency: string }>;

/** The customer paid in one currency and the store is paid out in another. Codes compare whatever their case. */
export const isConverted = ({ customer_currency, currency }: Paid): boolean =>
  customer_currency.toLowerCase() !== currency.toLowerCase();

/** The account of the store this product runs for; the provider may keep others, which nobody here asks for. */
export const MERCHANT_ACCOUNT = 'acct_countinghouse';

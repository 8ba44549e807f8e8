/** At the end of an order's address: its page comes with the form for a refund open. */
export const OPENS_REFUND = 'refund';

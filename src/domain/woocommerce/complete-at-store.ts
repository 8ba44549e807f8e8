type Paid = Readonly<{ status: string; captured: number; authorized: number }>;

/**
 * Whether an order may be completed at its store from here. Writing a status there can capture or give up money: only one that is
 * already paid, of a payment that is captured as a whole, moves none. Everything else is decided at the store.
 */
export const mayComplete = (store_status: string, payment: Paid | undefined): boolean =>
  store_status === 'processing' &&
  payment !== undefined &&
  payment.status === 'succeeded' &&
  payment.captured > 0 &&
  payment.captured === payment.authorized;

/** What goes through all subscriptions or checkouts of the store: one at a time, and never twice side by side. */
export const STORE_WALKS = 'store walks';

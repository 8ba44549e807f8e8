/** Anything else was never an id of a payout, so nobody need be asked for it. */
export const isPayoutId = (text: string): boolean => /^\w+$/.test(text);

/**
 * Amounts are not spread over the days: nobody pays last year's price any more, and a walk along the days would pass every
 * newer row on its way to it. So rows of an amount are counted first; up to this many are all read by their amount and put in
 * order, which costs no more than counting them did.
 */
export const FEW_ROWS = 20_000;

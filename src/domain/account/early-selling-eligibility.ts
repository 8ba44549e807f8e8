type Business = Readonly<{
  country: string;
  type: string;
  mcc: string;
  annual_revenue: string;
  go_live_timeframe: string;
}>;

const COUNTRIES = ['US', 'PR'];
const REVENUES = ['less_than_250k', 'from_250k_to_1m'];
/** What the provider wants to see papers for before the first sale. */
const CLOSELY_WATCHED = /^(?:travel|events|digital__gaming|services__crowdfunding)/;

/**
 * Who may sell before everything is verified: a small business in the United States that is not selling elsewhere
 * already, in a line of work where customers get what they pay for soon.
 */
export const earlySellingResult = (business: Business): 'eligible' | 'not_eligible' =>
  COUNTRIES.includes(business.country) &&
  ['individual', 'company'].includes(business.type) &&
  REVENUES.includes(business.annual_revenue) &&
  business.go_live_timeframe !== 'already_live' &&
  !CLOSELY_WATCHED.test(business.mcc)
    ? 'eligible'
    : 'not_eligible';

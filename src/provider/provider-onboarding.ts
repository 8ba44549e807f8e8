/** What a merchant answers before the provider asks for papers; each answer may still be missing. */
export type SelfAssessment = Readonly<{
  country?: string;
  business_type?: string;
  structure?: string;
  mcc?: string;
  annual_revenue?: string;
  go_live_timeframe?: string;
  business_name?: string;
  url?: string;
}>;

/** A new account. A sandbox takes test payments at once; a live one waits for the merchant's details. */
export type AccountApplication = Readonly<{
  mode: 'live' | 'sandbox';
  country: string;
  email: string;
  /** Selling may begin before the bank account and the papers are in. */
  progressive: boolean;
  assessment: SelfAssessment;
  /** The offer that was taken up with it, by the id it was made under. */
  promotion?: string | undefined;
}>;

type AccountStanding = Readonly<{ is_live: boolean; details_submitted: boolean }>;

/** A merchant may begin again until a live account has its details: from then on there is money to answer for. */
export const canBeReset = ({ is_live, details_submitted }: AccountStanding): boolean =>
  !is_live || !details_submitted;

/** States of the world around the account: set by scenarios and by hand, shown by screens. */
export type Site = Readonly<{
  id: 'site';
  is_connected: boolean;
  reconnect_url: string | null;
  is_safe_mode: boolean;
  is_onboarding_paused: boolean;
  incentive: Readonly<{
    id: string;
    description: string;
    tc_url: string;
    task_header_content: string;
    task_badge: string;
  }> | null;
  has_review_campaign: boolean;
  is_one_click_eligible: boolean;
  /** Absent in books from before there were offers. */
  has_loan_offer?: boolean | undefined;
}>;

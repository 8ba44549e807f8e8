import type { DisputeStatus } from '#domain/disputes/dispute-status.ts';
import type { ChipKind } from '#web/ui/chip.tsx';

/** How the chip of a status looks: loud where the merchant must act, coloured where it ended. */
export const disputeStatusStyle: Readonly<Record<DisputeStatus, ChipKind>> = {
  warning_needs_response: 'warning',
  warning_under_review: 'primary',
  warning_closed: 'light',
  needs_response: 'alert',
  under_review: 'primary',
  charge_refunded: 'light',
  won: 'success',
  lost: 'light',
};

import { known } from '../shared/word.ts';
import { cardFailureCopy as copy } from './failure-reasons-copy.ts';

/** Why a bank or the provider turned a card away, in the words merchants read. */
export const cardFailureReason = (code: string | null | undefined): string =>
  known(copy.reasons, code ?? '') ?? copy.anyOther;

export type RefundFailureReason = 'expired_or_canceled_card' | 'lost_or_stolen_card' | 'unknown';

/** Reasons nobody explained to us are unknown. */
export const refundFailureReason = (code: string | null | undefined): RefundFailureReason =>
  code === 'expired_or_canceled_card' || code === 'lost_or_stolen_card' ? code : 'unknown';

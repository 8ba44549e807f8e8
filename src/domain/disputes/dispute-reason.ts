import { labelOf } from '../shared/word.ts';
import { disputeReasonLabels } from './dispute-reason-copy.ts';

/** The name of a reason; one that is new here reads as the words of its key. */
export const disputeReasonLabel = (reason: string): string => labelOf(disputeReasonLabels, reason);

import { humanized } from '../shared/word.ts';

/** The name of a reason: the words of its key, except where banks mean something the key does not say. */
export const disputeReasonLabel = (reason: string): string =>
  reason === 'fraudulent' ? 'Transaction unauthorized' : humanized(reason);

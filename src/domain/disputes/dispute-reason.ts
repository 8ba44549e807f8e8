import type { DisputeReason } from './dispute-status.ts';

/** The name of a reason: the words of its key, except where banks mean something the key does not say. */
export function disputeReasonLabel(reason: DisputeReason): string {
  if (reason === 'fraudulent') return 'Transaction unauthorized';
  const words = reason.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

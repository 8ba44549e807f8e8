import { isCalendarDate } from '../shared/time.ts';

/** A parcel sent after the customer complained proves nothing: the day should be before that of the dispute. */
export const isShippedTooLate = (shippingDate: string, disputeDay: string): boolean =>
  isCalendarDate(shippingDate) && shippingDate >= disputeDay;

import { MINUTE_S } from '../shared/time.ts';

/** Longer than we wait for an answer, and than a store works on one call: by then it is done there, or will never be. */
export const IN_DOUBT_S = 3 * MINUTE_S;

/** Whether something that was being sent when we last heard of it may be looked for, and sent again if it is not there. */
export const mayLookAgain = (sending_since: number | undefined, now: number): boolean =>
  sending_since === undefined || now - sending_since >= IN_DOUBT_S;

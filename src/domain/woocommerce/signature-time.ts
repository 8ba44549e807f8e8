import { MINUTE_S } from '../shared/time.ts';

/** How far the clock of whoever signs may be off; a signature is remembered for as long, so that none counts twice. */
export const SIGNATURE_WINDOW_S = 15 * MINUTE_S;

/** Whether a call that says it was signed then is one of now. */
export const isSignedNow = (timestamp: string, now: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= SIGNATURE_WINDOW_S;

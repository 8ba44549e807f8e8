/** Where a request for a second person stands. Only the first waits for somebody; `approved` is on its way to being done. */
export const APPROVAL_STATES = [
  'pending',
  'approved',
  'done',
  'failed',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Still to be done, or to be decided; every other state is an end. */
export const OPEN_STATES: readonly ApprovalState[] = ['pending', 'approved'];

/** Which of them a list shows: what is open, what somebody asked for themselves, or what has ended. */
export const APPROVAL_VIEWS = ['waiting', 'mine', 'decided'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

export type ApprovalStep = 'approve' | 'decline' | 'withdraw' | 'expire' | 'finish' | 'fail';

/** Nothing leads back, and nothing leads out of an end. */
const STEPS: Readonly<Record<ApprovalStep, Readonly<{ from: readonly ApprovalState[]; to: ApprovalState }>>> =
  {
    approve: { from: ['pending'], to: 'approved' },
    decline: { from: ['pending'], to: 'declined' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
    expire: { from: ['pending'], to: 'expired' },
    finish: { from: ['approved'], to: 'done' },
    // What changed since it was asked for ends it before anybody could approve it.
    fail: { from: ['pending', 'approved'], to: 'failed' },
  };

/** The state the step leads to; nothing where it may not be taken from here. */
export const stateAfter = (state: ApprovalState, step: ApprovalStep): ApprovalState | undefined =>
  STEPS[step].from.includes(state) ? STEPS[step].to : undefined;

/** Whoever decides later decides about something that is no more: at the second itself it is over. */
export const isExpired = (
  { state, expires }: Readonly<{ state: ApprovalState; expires: number }>,
  now: number,
): boolean => state === 'pending' && now >= expires;

import { failHere as fail } from '#contract/kit/fail-here.ts';
import { AppError } from '#contract/kit/failure.ts';
import { SIGNED_IN_USER } from '#contract/signed-in-user.ts';

// The nonce this page sends and what to do when it, or the session behind it, has run out.
// One person works in one page, so this is the page's own state and not a store of the app.

/** Unproved: the session lives, and what was asked for wants to know once more who it is. */
type SessionState = 'active' | 'unproved' | 'expired';
type Waiting = Readonly<{ resolve: () => void; reject: () => void }>;

let nonce = '';
let userId: number | undefined;
let state: SessionState = 'active';
let waiting: Waiting[] = [];
let isLeft = false;
let ways: unknown;
let renewal: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const startSession = (firstNonce: string, ofUser?: number): void => {
  nonce = firstNonce;
  userId = ofUser;
  state = 'active';
  waiting = [];
  isLeft = false;
};
export const currentNonce = (): string => nonce;
export const sessionState = (): SessionState => state;
/** By what the person can prove it, as the server said. */
export const askedWays = (): unknown => ways;
/** The person closed the dialog. What the page reads by itself does not bring it back; what they do next may. */
export const hasLeftSession = (): boolean => isLeft;
export const comeBackToSession = (): void => {
  isLeft = false;
};
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks for a fresh nonce; calls that fail at the same time share one request. Fails when the session itself is over. */
export function renewNonce(): Promise<void> {
  renewal ??= fetchNonce().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function fetchNonce(): Promise<void> {
  const reply = await fetch('/wp-admin/admin-ajax.php?action=rest-nonce', { redirect: 'manual' }).catch(
    () => {
      throw fail('network_unreachable');
    },
  );
  if (reply.status >= 500) throw fail('wcpay_unavailable', { retry_after_s: 5 });
  const text = reply.ok ? (await reply.text()).trim() : '';
  if (!/^[\w-]{2,}$/.test(text)) throw signedOut();
  // Somebody else signed in meanwhile, in another tab: this page is not theirs to go on with.
  const isOurs = userId === undefined || reply.headers.get(SIGNED_IN_USER) === String(userId);
  if (!isOurs) throw signedOut();
  nonce = text;
  isLeft = false;
}

/** Waits until somebody has signed in, or proved who they are, again. A call that gives up earlier stops waiting. */
export function signedInAgain(error: AppError, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isLeft) return reject(error);
    signal?.addEventListener(
      'abort',
      () => {
        reject(signal.reason);
      },
      { once: true },
    );
    waiting.push({ resolve, reject: () => reject(error) });
    // Only a session that lives is told by what it can prove itself.
    ways = error.details.ways;
    change(ways ? 'unproved' : 'expired');
  });
}

/** The dialog succeeded: every call that waited goes on with the new nonce. */
export function resumeSession(nextNonce: string): void {
  nonce = nextNonce;
  settle(({ resolve }) => {
    resolve();
  });
}

/** The dialog was closed: the calls fail, and the screens say so in their own way. */
export function giveUpSession(): void {
  isLeft = true;
  settle(({ reject }) => {
    reject();
  });
}

const signedOut = () => fail('rest_forbidden', { signed_in: false });
export const isSignedOut = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'rest_forbidden' && error.details.signed_in === false;

function settle(each: (call: Waiting) => void): void {
  const calls = waiting;
  waiting = [];
  change('active');
  calls.forEach(each);
}

function change(next: SessionState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

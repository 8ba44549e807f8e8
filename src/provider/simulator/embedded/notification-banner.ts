import type { AskProvider, State } from './ask-provider.ts';
import { embeddedCopy as copy } from './embedded-copy.ts';
import { make } from './make-element.ts';
import { verificationForm } from './verification-form.ts';

/** How often somebody who waits for the provider learns whether it has decided. */
const LOOK_AGAIN_MS = 5000;

type Counts = Readonly<{ total: number; actionRequired: number }>;

/** What the merchant must do, in sentences: what was refused, or that something is due. */
function openOf({ errors, is_due }: State): readonly string[] {
  if (errors.length > 0) return [...new Set(errors.map(({ reason }) => reason))];
  return is_due ? [copy.bannerAction] : [];
}

/** What the provider wants to tell about the account, and its form to answer; nothing where all is well. */
export function notificationBanner(
  place: HTMLElement,
  provider: AskProvider,
  begin: State,
  tell: (counts: Counts) => void,
): void {
  const show = (state: State) => {
    const open = openOf(state);
    const waiting = open.length === 0 && state.is_pending ? [copy.bannerPending] : [];
    place.replaceChildren(
      ...open.map((words, index) => notice('warning', words, index === 0 && (() => answer(state)))),
      ...waiting.map((words) => notice('info', words)),
    );
    tell({ total: open.length + waiting.length, actionRequired: open.length });
    if (waiting.length > 0) setTimeout(() => void lookAgain(), LOOK_AGAIN_MS);
  };
  const lookAgain = async () => {
    // The page may be gone: then there is nobody to tell.
    const state = place.isConnected ? await provider.read().catch(() => undefined) : undefined;
    if (state && place.isConnected) show(state);
  };
  const answer = (state: State) =>
    verificationForm(place, provider, state, { exit: () => void lookAgain(), step: () => undefined });
  show(begin);
}

const notice = (kind: 'warning' | 'info', words: string, press: false | (() => void) = false): HTMLElement =>
  make(
    'div',
    { class: 'notice', 'data-kind': kind },
    make(
      'div',
      { class: 'notice-body' },
      make('p', {}, words),
      press &&
        make(
          'div',
          { class: 'actions' },
          make(
            'button',
            { type: 'button', class: 'button', 'data-kind': 'primary', 'data-size': 'small', click: press },
            copy.bannerUpdate,
          ),
        ),
    ),
  );

import type { State } from './ask-company.ts';
import { embeddedCopy as copy } from './embedded-copy.ts';
import { make } from './make-element.ts';

/** What the company wants to tell about the account; nothing where all is well. */
export function notificationBanner(place: HTMLElement, state: State) {
  const open = state.details_submitted ? state.errors.map(({ reason }) => reason) : [copy.bannerAction];
  const waiting = open.length === 0 && state.is_pending ? [copy.bannerPending] : [];
  place.replaceChildren(
    ...[...open, ...waiting].map((words) =>
      make(
        'section',
        { class: 'notice', 'data-kind': open.length > 0 ? 'warning' : 'info', 'aria-label': words },
        make('div', { class: 'notice-body' }, make('p', {}, words)),
      ),
    ),
  );
  return { total: open.length + waiting.length, actionRequired: open.length };
}

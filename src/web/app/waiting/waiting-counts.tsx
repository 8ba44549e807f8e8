import { useQuery } from '@tanstack/react-query';
import { hidesTasks } from '#domain/account/overview-tasks.ts';
import { inboxQuery } from '#web/features/overview/inbox/inbox-query.ts';
import { countUnread, useInboxRead } from '#web/features/overview/inbox/inbox-read.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Count } from '#web/ui/count.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { waitingCopy as copy } from './waiting-copy.ts';
import { waitingQuery } from './waiting-query.ts';

const SHOWN_MAX = 99;
type Waiting = Readonly<{ count: number | undefined; of: string; kind?: 'alert' }>;

/** Read aloud, it is a part of the sentence that the line begins with. */
function Shown({ count, of, kind }: Waiting) {
  if (!count) return null;
  const shown = count > SHOWN_MAX ? copy.more : count;
  return (
    <>
      <span aria-hidden="true">
        <Count value={shown} {...(kind && { kind })} />
      </span>
      <VisuallyHidden>{` ${shown} ${of}`}</VisuallyHidden>
    </>
  );
}

export function DisputesCount() {
  return <Shown count={useQuery(waitingQuery()).data?.disputes} of={copy.awaiting} kind="alert" />;
}

export function UncapturedCount() {
  return <Shown count={useQuery(waitingQuery()).data?.uncaptured} of={copy.uncaptured} />;
}

/** While the provider decides about the account there is no inbox, and so nothing unread in it. */
export function UnreadCount() {
  const { isAccountConnected, accountStatus } = pageSettings();
  const { data } = useQuery({ ...inboxQuery(), enabled: isAccountConnected && !hidesTasks(accountStatus) });
  const { lastReadMs } = useInboxRead();
  return <Shown count={data && countUnread(data, lastReadMs)} of={copy.unread} kind="alert" />;
}

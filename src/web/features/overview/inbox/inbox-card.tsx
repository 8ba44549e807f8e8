import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { may } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Count } from '#web/ui/count.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inboxCopy as copy } from './inbox-copy.ts';
import { useDismissNotes } from './inbox-queries.ts';
import { inboxQuery } from './inbox-query.ts';
import { countUnread, useInboxRead } from './inbox-read.ts';
import { type DrawnNote, useLeavingNotes } from './leaving-notes.ts';
import { NoteItem } from './note-item.tsx';

const NO_NOTES: readonly Note[] = [];

/**
 * News about the account and its money, until it is dismissed. The button that was pressed goes with its message, so
 * `onGone` says where whoever came by keyboard goes on from.
 */
export function InboxCard({ onGone }: { onGone: () => void }) {
  const inbox = useQuery(inboxQuery());
  const unread = useUnread(inbox.data);
  const { dismiss, dismissAll } = useDismissNotes();
  const confirm = useConfirm();
  const notes = inbox.data ?? NO_NOTES;
  const drawn = useLeavingNotes(notes);

  const askOne = async ({ id }: Note) => {
    const question = { title: copy.askOne, text: copy.askOneText, action: copy.confirmOne };
    if (await confirm(question)) await dismiss(id).then(onGone, () => undefined);
  };
  const askAll = async () => {
    const question = { title: copy.askAll, text: copy.askAllText, action: copy.confirmAll };
    if (await confirm(question)) await dismissAll().then(onGone, () => undefined);
  };

  return (
    <Card
      flush={drawn.length > 0}
      title={
        <>
          {copy.title} {unread > 0 && <Count value={unread} of={copy.unread} />}
        </>
      }
      headEnd={
        notes.length > 0 &&
        may('change_settings') && (
          <Button kind="quiet" size="small" onClick={askAll}>
            {copy.dismissAll}
          </Button>
        )
      }
    >
      <Messages inbox={inbox} drawn={drawn} onDismiss={(note) => void askOne(note)} />
    </Card>
  );
}

type MessagesProps = Readonly<{
  inbox: UseQueryResult<readonly Note[]>;
  drawn: readonly DrawnNote[];
  onDismiss: (note: Note) => void;
}>;

function Messages({ inbox, drawn, onDismiss }: MessagesProps) {
  if (inbox.isError) return <InboxFailed isBusy={inbox.isFetching} onReload={() => inbox.refetch()} />;
  if (!inbox.data) return <Skeleton kind="rows" count={2} />;
  if (drawn.length === 0)
    return (
      <EmptyState icon="bell" title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  return (
    <ul className="items items-below-head">
      {drawn.map(({ note, isLeaving }) => (
        <NoteItem key={note.id} note={note} isLeaving={isLeaving} onDismiss={() => onDismiss(note)} />
      ))}
    </ul>
  );
}

const InboxFailed = ({ isBusy, onReload }: { isBusy: boolean; onReload: () => void }) => (
  <Notice
    kind="error"
    announce
    actions={
      <Button kind="link" busy={isBusy} onClick={onReload}>
        {copy.reload}
      </Button>
    }
  >
    {copy.failed}
  </Notice>
);

/** How many came since this person last looked. Looking counts as reading, but the number stays while they look. */
function useUnread(notes: readonly Note[] | undefined): number {
  const { lastReadMs, noteReading } = useInboxRead();
  const [atFirstMs] = useState(lastReadMs);
  const isRead = useRef(false);
  useEffect(() => {
    if (!notes || isRead.current) return;
    isRead.current = true;
    noteReading();
  });
  return countUnread(notes ?? NO_NOTES, atFirstMs);
}

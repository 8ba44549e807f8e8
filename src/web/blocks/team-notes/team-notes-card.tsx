import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TeamNote } from '#contract/team-notes.ts';
import { hasCardNumber } from '#domain/payments/card-numbers.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { newKey } from '../../shared/new-key.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { teamNotesCopy as copy } from './team-notes-copy.ts';
import './team-notes.css';
import {
  type NotesOf,
  teamNotesQuery,
  useAddNote,
  useDeleteNote,
  useEditNote,
} from './team-notes-queries.ts';
import { WriteNote } from './write-note.tsx';

/** What the team wrote for itself about a payment, a payout or a dispute. */
export function TeamNotesCard(about: NotesOf) {
  const notes = useQuery(teamNotesQuery(about));
  const add = useAddNote();
  const { show } = useSnackbar();
  // A second try of the same text carries the same key, so it is added once.
  const attempt = useRef({ note: '', key: '' });
  const keyOf = (note: string) => {
    if (attempt.current.note !== note) attempt.current = { note, key: newKey() };
    return attempt.current.key;
  };
  return (
    <Card title={copy.title} headEnd={<span className="subtle">{copy.only}</span>}>
      <div className="stack">
        {notes.data ? (
          <Written notes={notes.data.data} />
        ) : notes.isError ? (
          <ErrorNotice title={copy.failed} retrying={notes.isFetching} onRetry={() => notes.refetch()} />
        ) : (
          <Skeleton count={2} />
        )}
        <WriteNote
          label={copy.add}
          action={copy.addAction}
          before=""
          isPending={add.isPending}
          error={add.error}
          onWrite={(note, onDone) =>
            add.mutate(
              { ...about, note, key: keyOf(note) },
              {
                onSuccess() {
                  onDone();
                  attempt.current = { note: '', key: '' };
                  show(hasCardNumber(note) ? copy.masked(copy.added) : copy.added);
                },
              },
            )
          }
        />
      </div>
    </Card>
  );
}

function Written({ notes }: { notes: readonly TeamNote[] }) {
  if (notes.length === 0) return <p className="muted">{copy.none}</p>;
  return (
    <Timeline
      events={notes.map((note) => ({
        id: String(note.id),
        icon: 'chat',
        title: note.author ?? copy.somebody,
        time: note.date_edited === null ? whenOf(note) : copy.edited(whenOf(note)),
        instant: `${note.date_created.replace(' ', 'T')}Z`,
        body: <OneNote note={note} />,
      }))}
    />
  );
}

const whenOf = ({ date_created }: TeamNote): string => formatDateTime(date_created, pageSettings().store);

function OneNote({ note: written }: { note: TeamNote }) {
  const [isEdited, setIsEdited] = useState(false);
  const edit = useEditNote();
  const { show } = useSnackbar();
  const { id, note, is_own } = written;
  if (isEdited) {
    return (
      <WriteNote
        label={copy.edit}
        action={copy.saveAction}
        before={note}
        isPending={edit.isPending}
        error={edit.error}
        onWrite={(text, onDone) =>
          edit.mutate(
            { id, note: text },
            {
              onSuccess() {
                onDone();
                setIsEdited(false);
                show(hasCardNumber(text) ? copy.masked(copy.saved) : copy.saved);
              },
            },
          )
        }
        onCancel={() => setIsEdited(false)}
      />
    );
  }
  return (
    <>
      <p className="team-note">
        <bdi>{note}</bdi>
      </p>
      {is_own && (
        <div className="actions">
          <Button
            kind="quiet"
            size="small"
            aria-label={copy.changeOf(whenOf(written))}
            onClick={() => setIsEdited(true)}
          >
            {copy.change}
          </Button>
          <DeleteNote note={written} />
        </div>
      )}
    </>
  );
}

function DeleteNote({ note }: { note: TeamNote }) {
  const confirm = useConfirm();
  const remove = useDeleteNote();
  const { show } = useSnackbar();
  const press = async () => {
    const isSure = await confirm({
      title: copy.removeTitle,
      text: copy.removeText,
      action: copy.remove,
      kind: 'danger',
      cancel: copy.keep,
    });
    if (!isSure) return;
    remove.mutate(
      { id: note.id },
      {
        onSuccess: () => void show(copy.removed),
        onError: (error) => void show({ text: failedWords(copy.notRemoved, error), urgent: true }),
      },
    );
  };
  return (
    <Button
      kind="quiet"
      size="small"
      busy={remove.isPending}
      aria-label={copy.removeOf(whenOf(note))}
      onClick={press}
    >
      {copy.remove}
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { LibraryEntry } from '#contract/evidence.ts';
import { isGiven } from '#domain/disputes/evidence-missing.ts';
import type { EvidenceField } from '#domain/disputes/evidence-sections.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { libraryQuery, useLibrary } from './challenge-queries.ts';
import type { Challenging } from './challenging.ts';
import { sizeWords } from './file-size.ts';
import { KeepForm } from './keep-form.tsx';

type Props = Readonly<{
  field: EvidenceField;
  label: string;
  challenging: Challenging;
  onClose: () => void;
}>;

/** Texts and files kept for fields like this one: put one in, or keep what stands here. */
export function LibraryDialog({ field, label, challenging, onClose }: Props) {
  const library = useQuery(libraryQuery());
  const { take, remove } = useLibrary();
  const { disputeId, typed, files, change } = challenging;
  const isFile = field.kind === 'file';
  // A text fits any field of words; a file only where files are asked for. Those of this very field come first.
  const entries = (library.data?.data ?? [])
    .filter(({ body }) => (body === null) === isFile)
    .toSorted((one, other) => Number(other.field === field.key) - Number(one.field === field.key));

  const insert = (entry: LibraryEntry) =>
    take.mutate(
      { id: entry.id, dispute_id: disputeId, field: field.key },
      {
        onSuccess: ({ body, file }) => {
          const before = typed.evidence[field.key] ?? '';
          if (body !== null) change(field, before.trim() === '' ? body : `${before}\n\n${body}`);
          if (file) files.put(file);
          onClose();
        },
      },
    );

  return (
    <Dialog
      open
      title={copy.libraryOf(label)}
      onClose={onClose}
      foot={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <div className="stack" data-gap="small">
        {library.isError && (
          <ErrorNotice
            title={copy.libraryFailed}
            retrying={library.isFetching}
            onRetry={() => void library.refetch()}
          />
        )}
        {library.isPending && <Skeleton kind="rows" count={2} />}
        {take.isError && (
          <Notice kind="error" size="small" announce>
            {failureWords(take.error)}
          </Notice>
        )}
        {library.data && entries.length === 0 && <p className="muted">{copy.libraryEmpty}</p>}
        <ul className="items">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              busy={take.isPending}
              onInsert={() => insert(entry)}
              onRemove={() => remove.mutate({ id: entry.id })}
            />
          ))}
        </ul>
        {isGiven(typed.evidence, field.key) && (
          <KeepForm
            input={{
              dispute_id: disputeId,
              field: field.key,
              ...(!isFile && { body: typed.evidence[field.key] ?? '' }),
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

type EntryProps = Readonly<{
  entry: LibraryEntry;
  busy: boolean;
  onInsert: () => void;
  onRemove: () => void;
}>;

function Entry({ entry, busy, onInsert, onRemove }: EntryProps) {
  const { title, body, filename, size, used } = entry;
  const what = body ?? copy.fileDetail(filename ?? '', size === null ? '' : sizeWords(size));
  return (
    <li className="challenge-entry">
      <div>
        <p className="item-title">{title}</p>
        <p className="item-note challenge-excerpt">{what}</p>
        {used > 0 && <p className="item-note">{copy.usedTimes(used)}</p>}
      </div>
      <div className="item-end">
        <Button size="small" busy={busy} aria-label={copy.insertNamed(title)} onClick={onInsert}>
          {copy.insert}
        </Button>
        <IconButton icon="trash" size="small" label={copy.removeNamed(title)} onClick={onRemove} />
      </div>
    </li>
  );
}

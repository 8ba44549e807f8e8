import { type FormEvent, useState } from 'react';
import { TEAM_NOTE_LENGTH_MAX } from '#contract/team-notes.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { countWords } from '../../shared/store-format.ts';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { teamNotesCopy as copy } from './team-notes-copy.ts';

type WriteNoteProps = Readonly<{
  label: string;
  action: string;
  before: string;
  isPending: boolean;
  error: unknown;
  /** Resolves when the server has it, and not before. */
  onWrite: (note: string, onDone: () => void) => void;
  onCancel?: () => void;
}>;

/** A field and its button. The text stays until the server has it. */
export function WriteNote({ label, action, before, isPending, error, onWrite, onCancel }: WriteNoteProps) {
  const [text, setText] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const note = text.trim();
  const problem = problemOf(note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem || isPending) return;
    onWrite(note, () => {
      setText(before);
      setIsTried(false);
    });
  };
  return (
    <form className="stack screen-only" data-gap="small" onSubmit={submit} noValidate>
      <UnsavedChanges when={note !== before.trim()} text={copy.unsaved} />
      {error !== null && (
        <Notice kind="error" size="small" title={copy.notSaved} announce>
          {failureWords(error)}
        </Notice>
      )}
      <TextArea
        label={label}
        rows={2}
        value={text}
        readOnly={isPending}
        error={isTried ? problem : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsTried(false);
        }}
      />
      <div className="actions">
        <Button type="submit" busy={isPending}>
          {action}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {CONTROL_WORDS.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function problemOf(note: string): string | undefined {
  if (note === '') return copy.empty;
  return note.length > TEAM_NOTE_LENGTH_MAX ? copy.tooLong(countWords(TEAM_NOTE_LENGTH_MAX)) : undefined;
}

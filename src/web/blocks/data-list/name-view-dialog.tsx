import { type FormEvent, useId, useState } from 'react';
import { VIEW_NAME_MAX } from '#domain/people/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';

type Named = Readonly<{ name: string; is_shared: boolean }>;
type NameViewDialogProps = Readonly<{
  title: string;
  text?: string;
  before: string;
  /** Whether sharing is asked for, too. */
  asksToShare: boolean;
  /** Resolves when the server has it. */
  onSave: (named: Named) => Promise<unknown>;
  onClose: () => void;
}>;

/** What a view is called, and whether the store shares it. */
export function NameViewDialog({ title, text, before, asksToShare, onSave, onClose }: NameViewDialogProps) {
  const form = useId();
  const [name, setName] = useState(before);
  const [is_shared, setShared] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onSave({ name: name.trim(), is_shared });
      onClose();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      title={title}
      pending={isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {CONTROL_WORDS.cancel}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" data-gap="small" onSubmit={submit} noValidate>
        {failure !== undefined && (
          <Notice kind="error" size="small" title={copy.notSaved} announce>
            {failureWords(failure)}
          </Notice>
        )}
        {text && <p>{text}</p>}
        <TextField
          label={copy.name}
          value={name}
          maxLength={VIEW_NAME_MAX}
          readOnly={isPending}
          error={isTried && name.trim() === '' ? copy.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {asksToShare && (
          <Checkbox
            label={copy.share}
            help={copy.shareHelp}
            checked={is_shared}
            disabled={isPending}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

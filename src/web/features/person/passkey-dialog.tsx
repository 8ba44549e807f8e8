import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type OwnFactors, PASSKEY_NAME_CHARACTERS_MAX } from '#contract/factors.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { factorCopy as copy } from './factor-copy.ts';
import { useAddPasskey, useRenamePasskey } from './factor-queries.ts';

type AddProps = Readonly<{ onDone: (codes: readonly string[] | undefined) => void; onClose: () => void }>;

/** A name first, that of the device unless somebody knows a better one; then the browser asks for the rest. */
export function PasskeyDialog({ onDone, onClose }: AddProps) {
  const add = useAddPasskey();
  return (
    <NameDialog
      title={copy.addPasskey}
      lead={<p>{copy.passkeyLead}</p>}
      action={copy.passkeyNext}
      failed={copy.notAdded}
      before={deviceName(navigator.userAgent)}
      isBusy={add.isPending}
      error={add.error}
      onName={(name) => add.mutate(name, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) })}
      onClose={onClose}
    />
  );
}

type RenameProps = Readonly<{
  passkey: Pick<OwnFactors['passkeys'][number], 'id' | 'name'>;
  onDone: () => void;
  onClose: () => void;
}>;

export function RenamePasskeyDialog({ passkey: { id, name: before }, onDone, onClose }: RenameProps) {
  const rename = useRenamePasskey();
  return (
    <NameDialog
      title={copy.renamePasskeyTitle(before)}
      action={copy.renamePasskeyAction}
      failed={copy.notRenamed}
      before={before}
      isBusy={rename.isPending}
      error={rename.error}
      onName={(name) => rename.mutate({ id, name }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

type NameProps = Readonly<{
  title: string;
  lead?: ReactNode;
  action: string;
  failed: string;
  before: string;
  isBusy: boolean;
  error: Error | null;
  onName: (name: string) => void;
  onClose: () => void;
}>;

function NameDialog({ title, lead, action, failed, before, isBusy, error, onName, onClose }: NameProps) {
  const formId = useId();
  const [name, setName] = useState(before);
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '' && !isBusy) onName(name.trim());
  };

  return (
    <Dialog
      open
      title={title}
      pending={isBusy}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {lead}
        {error && (
          <Notice kind="error" size="small" title={failed} announce>
            {failureWords(error)}
          </Notice>
        )}
        <TextField
          label={copy.passkeyName}
          help={copy.passkeyNameHelp}
          maxLength={PASSKEY_NAME_CHARACTERS_MAX}
          value={name}
          error={isMissing ? copy.passkeyNameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { deviceName } from '#domain/account/device-name.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { factorCopy as copy } from './factor-copy.ts';
import { useAddPasskey } from './factor-queries.ts';

type Props = Readonly<{ onDone: (codes: readonly string[] | undefined) => void; onClose: () => void }>;

/** A name first, then the browser asks for the rest. */
export function PasskeyDialog({ onDone, onClose }: Props) {
  const formId = useId();
  const add = useAddPasskey();
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '' || add.isPending) return;
    add.mutate(name.trim(), { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) });
  };

  return (
    <Dialog
      open
      title={copy.addPasskey}
      pending={add.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={add.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={add.isPending}>
            {copy.passkeyNext}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        <p>{copy.passkeyLead}</p>
        {add.isError && (
          <Notice kind="error" size="small" title={copy.notAdded} announce>
            {failureWords(add.error)}
          </Notice>
        )}
        <TextField
          label={copy.passkeyName}
          help={copy.passkeyNameHelp}
          maxLength={100}
          value={name}
          error={isMissing ? copy.passkeyNameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

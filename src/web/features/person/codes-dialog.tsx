import { type FormEvent, useEffect, useId, useState } from 'react';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { factorCopy as copy } from './factor-copy.ts';
import { useBeginCodes, useConfirmCodes } from './factor-queries.ts';

type Props = Readonly<{
  /** With the recovery codes, where these are the first. */
  onDone: (codes: readonly string[] | undefined) => void;
  onClose: () => void;
}>;

/** The square for the app, and a first code of it: only then do codes count. */
export function CodesDialog({ onDone, onClose }: Props) {
  const formId = useId();
  const begin = useBeginCodes();
  const confirm = useConfirmCodes();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() === '' || confirm.isPending) return;
    confirm.mutate(code.trim(), { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) });
  };

  return (
    <Dialog
      open
      title={copy.setupTitle}
      role="alertdialog"
      pending={confirm.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={confirm.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={confirm.isPending} disabled={!begin.data}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        <OnceShown act={begin.mutate} />
        <p>{copy.setupLead}</p>
        {begin.isError && (
          <ErrorNotice title={copy.notAdded} retrying={begin.isPending} onRetry={() => begin.mutate()}>
            {failureWords(begin.error)}
          </ErrorNotice>
        )}
        {confirm.isError && (
          <Notice kind="error" size="small" announce>
            {failureWords(confirm.error)}
          </Notice>
        )}
        {begin.data ? <Square {...begin.data} /> : !begin.isError && <Skeleton count={6} />}
        <TextField
          label={copy.code}
          help={copy.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={isMissing ? copy.codeMissing : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Asked once the window stands: the question who it is may come of it, and has to stand above. */
function OnceShown({ act }: { act: () => void }) {
  useEffect(() => act(), [act]);
  return null;
}

type SquareProps = Readonly<{ secret: string; square: Readonly<{ size: number; path: string }> }>;

/** Dark on light in both themes: cameras read no other. */
function Square({ secret, square: { size, path } }: SquareProps) {
  return (
    <>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width="200"
        height="200"
        role="img"
        aria-label={copy.square}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
      <Facts facts={[{ label: copy.secret, value: <CopyButton value={secret} what={copy.secret} /> }]} />
    </>
  );
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isFileMissing } from '#web/ui/asked-again.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { shellCopy as copy } from './shell-copy.ts';

/** A screen that crashed. The shell around it lives on, and reading everything again may be all it needs. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const reload = async () => {
    // What asked for the file remembers for ever that it did not come.
    if (isFileMissing(error)) return location.reload();
    await router.invalidate();
    reset();
  };

  return (
    <Notice
      kind="error"
      announce
      actions={
        <Button kind="link" onClick={reload}>
          {copy.failedReload}
        </Button>
      }
    >
      {copy.failed}
    </Notice>
  );
}

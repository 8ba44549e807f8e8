import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { may } from '../../shared/page-settings.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { FileExport } from './export-file.tsx';

type ExportButtonProps<Id extends string> = FileExport<Id> &
  Readonly<{
    /** Another file of the same list says what it is. */
    label?: string | undefined;
  }>;

/** Busy from the request until the file is here, five checks found nothing, or something failed. */
export function ExportButton<Id extends string>({ label, ...props }: ExportButtonProps<Id>) {
  const [busy, setBusy] = useState(false);
  const [question, draw] = useState<ReactNode>();
  const client = useQueryClient();
  const { show } = useSnackbar();

  const press = async () => {
    setBusy(true);
    try {
      const { exportFile } = await import('./export-file.tsx');
      await exportFile({ ...props, client, draw, say: show });
    } catch {
      show({ text: copy.exportFailed, urgent: true, actions: [{ label: copy.tryAgain, onPress: press }] });
    } finally {
      setBusy(false);
    }
  };

  if (!may('export')) return <RoleNote of="export" hint={copy.noExport} />;
  return (
    <>
      <Button icon="download" busy={busy} onClick={press}>
        {label ?? copy.export}
      </Button>
      {question}
    </>
  );
}

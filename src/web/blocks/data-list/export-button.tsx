import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { FileExport } from './export-file.ts';

const LanguageDialog = lazy(async () => ({
  default: (await import('./export-language-dialog.tsx')).ExportLanguageDialog,
}));

type Answer = (locale: string | undefined) => void;

/** Busy from the request until the file is here, five checks found nothing, or something failed. */
export function ExportButton<Id extends string>(props: FileExport<Id>) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<{ answer: Answer }>();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { show } = useSnackbar();

  const askLanguage = () => new Promise<string | undefined>((answer) => setAsking({ answer }));

  const press = async () => {
    setBusy(true);
    try {
      const { exportFile } = await import('./export-file.ts');
      await exportFile({ ...props, client, confirm, askLanguage, say: show });
    } catch {
      show({ text: copy.exportFailed, urgent: true, actions: [{ label: copy.tryAgain, onPress: press }] });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button icon="download" busy={busy} onClick={press}>
        {copy.export}
      </Button>
      {asking && (
        <Suspense>
          <LanguageDialog
            onAnswer={(locale) => {
              asking.answer(locale);
              setAsking(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

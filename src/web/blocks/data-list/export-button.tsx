import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { may } from '../../shared/page-settings.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { FileExport } from './export-file.ts';
import type { FileWanted, LongFile } from './export-question.tsx';

const LanguageDialog = lazy(async () => ({
  default: (await import('./export-language-dialog.tsx')).ExportLanguageDialog,
}));
const Question = lazy(async () => ({ default: (await import('./export-question.tsx')).ExportQuestion }));

type Asking =
  | Readonly<{ long: LongFile; answer: (wanted: FileWanted | undefined) => void }>
  | Readonly<{ long?: undefined; answer: (locale: string | undefined) => void }>;

/** Busy from the request until the file is here, five checks found nothing, or something failed. */
export function ExportButton<Id extends string>(props: FileExport<Id>) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const client = useQueryClient();
  const { show } = useSnackbar();

  const ask = (long: LongFile) =>
    new Promise<FileWanted | undefined>((answer) => setAsking({ long, answer })).finally(close);
  const askLanguage = () => new Promise<string | undefined>((answer) => setAsking({ answer })).finally(close);
  const close = () => setAsking(undefined);

  const press = async () => {
    setBusy(true);
    try {
      const { exportFile } = await import('./export-file.ts');
      await exportFile({ ...props, client, ask, askLanguage, say: show });
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
        {copy.export}
      </Button>
      <Suspense>
        {asking?.long && <Question asked={asking.long} onAnswer={asking.answer} />}
        {asking && !asking.long && <LanguageDialog onAnswer={asking.answer} />}
      </Suspense>
    </>
  );
}

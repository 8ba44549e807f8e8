import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Question, useConfirm } from '#web/ui/confirm-provider.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { dataListCopy as copy } from './data-list-copy.ts';
import { asksForLanguage } from './export-language.ts';

const LanguageDialog = lazy(async () => ({
  default: (await import('./export-language-dialog.tsx')).ExportLanguageDialog,
}));

type ExportButtonProps<Id extends string> = Readonly<{
  /** Asks for the file of the list as it stands on the screen; without a locale, in the language of the settings. */
  start: (locale: string | undefined) => Promise<Readonly<{ export_id: Id }>>;
  check: (export_id: Id) => Promise<Readonly<{ status: string; download_url?: string }>>;
  /** What to ask first, when the file would be long. */
  question: () => Promise<Pick<Question, 'title' | 'text' | 'action'> | undefined>;
  /** Where the file is also sent. */
  email: string;
}>;

type Answer = (locale: string | undefined) => void;

/** Busy from the request until the file is here, five checks found nothing, or something failed. */
export function ExportButton<Id extends string>(props: ExportButtonProps<Id>) {
  const { start, check, question, email } = props;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<{ answer: Answer }>();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { show } = useSnackbar();

  const fetchFile = async (locale: string | undefined) => {
    const { export_id } = await start(locale);
    show(copy.exportStarted(email));
    const { awaitFile, fileAddress, saveFile } = await import('./await-file.ts');
    const download_url = await awaitFile(() => check(export_id));
    if (download_url === undefined) return show(copy.exportLate(email));
    const address = fileAddress(download_url, location.href);
    if (address === undefined) throw new Error('The file is said to be on another site.');
    saveFile(address);
  };

  const askLanguage = () => new Promise<string | undefined>((answer) => setAsking({ answer }));

  const press = async () => {
    setBusy(true);
    try {
      const asked = await question();
      if (asked && !(await confirm(asked))) return;
      const asksLanguage = asksForLanguage(client);
      const locale = asksLanguage ? await askLanguage() : undefined;
      if (!asksLanguage || locale !== undefined) await fetchFile(locale);
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

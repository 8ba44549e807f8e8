import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { chartProblems } from '#domain/books/chart-of-accounts.ts';
import { JOURNAL_FORMAT_WORDS, JOURNAL_FORMATS, type JournalFormat } from '#domain/books/journal-format.ts';
import type { Month } from '#domain/books/lock-periods.ts';
import { saveFile } from '#web/blocks/data-list/await-file.ts';
import { may } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { booksCopy as copy } from './books-copy.ts';
import { journalAddress, knownSettings, settingsQuery, statementAddress } from './books-queries.ts';

/** The journal for each program, and the statement of a month that is over. */
export function DownloadMenu({ month, isOver }: Readonly<{ month: Month; isOver: boolean }>) {
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/payments/books' });
  const { show } = useSnackbar();
  const save = async (format: JournalFormat) => {
    track('books_journal_download', { format });
    const settings = knownSettings(await client.fetchQuery(settingsQuery()));
    if (format === 'datev' && settings && chartProblems('skr03', settings).length > 0) {
      show(copy.notDatev);
      void navigate({ to: '.', search: (before) => ({ ...before, view: 'chart' }) });
      return;
    }
    saveFile(journalAddress(month, format));
  };
  const journals = JOURNAL_FORMATS.map((format) => ({
    id: format,
    label: format === 'generic' ? copy.journalCsv : copy.journalAs(JOURNAL_FORMAT_WORDS[format]),
    onPress: () => void save(format),
  }));
  const totals = {
    id: 'totals',
    label: copy.totalsCsv,
    onPress: () => {
      track('books_totals_download');
      saveFile(journalAddress(month, 'totals'));
    },
  };
  const statements = (['pdf', 'csv'] as const).map((format) => ({
    id: `statement-${format}`,
    label: format === 'pdf' ? copy.statementPdf : copy.statementCsv,
    onPress: () => {
      track('books_statement_download', { format });
      saveFile(statementAddress(month, format));
    },
  }));
  const groups = [...(may('export') ? [[...journals, totals]] : []), ...(isOver ? [statements] : [])];
  return (
    <>
      {!may('export') && <RoleNote of="export" hint={copy.download} />}
      {groups.length > 0 && (
        <Menu
          label={copy.downloads}
          groups={groups}
          trigger={(trigger) => (
            <Button {...trigger} icon="download" iconEnd="down">
              {copy.download}
            </Button>
          )}
        />
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListKind } from '#domain/schedules/file-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { WORDS } from '#web/ui/words-copy.ts';
import { may } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { FileExport } from './export-file.tsx';

/** What the list is called as a file, and how it is narrowed now. */
type Scheduled = Readonly<{ kind: ListKind; filters: Readonly<Record<string, unknown>> }>;

type ExportButtonProps<Id extends string> = FileExport<Id> &
  Readonly<{
    /** Another file of the same list says what it is. */
    label?: string | undefined;
    scheduled?: Scheduled;
  }>;

/** Busy from the request until the file is here, five checks found nothing, or something failed. */
export function ExportButton<Id extends string>({ label, scheduled, ...props }: ExportButtonProps<Id>) {
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
      show({ text: copy.exportFailed, urgent: true, actions: [{ label: WORDS.tryAgain, onPress: press }] });
    } finally {
      setBusy(false);
    }
  };

  if (!may('export')) return <RoleNote of="export" hint={copy.noExport} />;
  return (
    <>
      <Button icon={label ? 'book' : 'download'} busy={busy} onClick={press}>
        {label ?? copy.export}
      </Button>
      {scheduled && <ScheduleLink {...scheduled} />}
      {question}
    </>
  );
}

/** Leads to where the same file is made to come by itself, of days that come with every time. */
export function ScheduleLink({ kind, filters }: Scheduled) {
  const { match, date_before: _, date_after: _after, date_between: _between, ...kept } = filters;
  if (match === 'any') return null; // The days would be one filter among others.
  return (
    <Link
      className="button"
      data-kind="secondary"
      data-scheduled=""
      href={paths.exports({ ...kept, view: 'schedules', filter: kind })}
    >
      <Icon name="calendar" size="small" />
      {copy.schedule}
    </Link>
  );
}

import { useState } from 'react';
import { dayOf } from '#domain/shared/time-zone.ts';
import { dataListCopy } from '#web/blocks/data-list/data-list-copy.ts';
import { ScheduleLink } from '#web/blocks/data-list/export-button.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { nowSeconds } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { saveText } from '#web/shared/save-text.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { blockedCopy as copy } from './blocked-copy.ts';
import { blockedFile } from './blocked-file.ts';
import { readAllBlocked } from './blocked-queries.ts';

/** The file of the list, made by this page out of every row that matches, not only of those on the screen. */
export function ExportBlocked({ address, columns }: { address: ListState; columns: readonly string[] }) {
  const [busy, setBusy] = useState(false);
  const { show } = useSnackbar();

  const press = async () => {
    setBusy(true);
    track('transactions_blocked_export', { columns: columns.length });
    try {
      const { timezone } = pageSettings().store;
      const rows = await readAllBlocked(address);
      const name = copy.filename(dayOf(nowSeconds(), timezone));
      saveText(blockedFile(rows, columns, timezone), name, 'text/csv;charset=utf-8');
    } catch {
      show({ text: copy.exportFailed, urgent: true, actions: [{ label: copy.tryAgain, onPress: press }] });
    } finally {
      setBusy(false);
    }
  };

  if (!may('export')) return <RoleNote of="export" hint={dataListCopy.noExport} />;
  const { terms } = address;
  return (
    <>
      <Button icon="download" busy={busy} onClick={press}>
        {copy.export}
      </Button>
      <ScheduleLink kind="blocked" filters={terms.length > 0 ? { search: [...terms] } : {}} />
    </>
  );
}

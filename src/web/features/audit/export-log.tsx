import { useState } from 'react';
import type { AuditRow } from '#contract/audit.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { csvFile } from '#web/shared/csv.ts';
import type { ListState } from '#web/shared/data-list/list-state.ts';
import { nowSeconds } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { saveText } from '#web/shared/save-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { auditCopy as copy } from './audit-copy.ts';
import { type AuditSearch, readAllLines } from './audit-queries.ts';

/** Every line that matches, with everything needed to count the fingerprints again. */
export function ExportLog({ search, state }: { search: AuditSearch; state: ListState }) {
  const [busy, setBusy] = useState(false);
  const { show } = useSnackbar();

  const press = async () => {
    setBusy(true);
    try {
      const { readAuditHeads } = await import('./audit-heads.ts');
      const [heads, rows] = await Promise.all([readAuditHeads(), readAllLines(search, state)]);
      const name = copy.filename(dayOf(nowSeconds(), pageSettings().store.timezone));
      saveText(csvFile(heads, rows.map(cellsOf)), name, 'text/csv;charset=utf-8');
    } catch {
      show({ text: copy.exportFailed, urgent: true, actions: [{ label: copy.tryAgain, onPress: press }] });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button icon="download" busy={busy} onClick={press}>
      {copy.export}
    </Button>
  );
}

const json = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

const cellsOf = (row: AuditRow) => [
  { number: String(row.id) },
  row.at,
  row.actor_email,
  row.ip,
  row.action,
  row.object_kind,
  row.object_id,
  json(row.before),
  json(row.after),
  row.result,
  row.hash,
];

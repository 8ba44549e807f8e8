import type { Setup } from '#contract/setup.ts';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { setupCopy as copy } from './setup-copy.ts';

type Ability = Readonly<{ name: string; isHere: boolean }>;

const columnsFor = (home: string | undefined): readonly Column<Ability>[] => [
  { id: 'what', label: copy.canColumns.what, slot: 'title', cell: ({ name }) => copy.capabilities[name] },
  {
    id: 'where',
    label: copy.canColumns.where,
    slot: 'state',
    cell: ({ isHere }) => {
      if (isHere) return copy.can;
      return home ? <Link href={home}>{copy.cannot}</Link> : copy.cannot;
    },
  },
];

/** What can be done from here, and what only at the service itself. */
export function WhatWorks({ setup: { capabilities, pages } }: { setup: Setup }) {
  const rows = Object.entries(capabilities)
    .filter(([name]) => copy.capabilities[name] !== undefined)
    .map(([name, isHere]) => ({ name, isHere }));
  return (
    <DataTable
      label={copy.canTitle}
      columns={columnsFor(pages?.home)}
      rows={rows}
      rowKey={({ name }) => name}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.canTitle}</h2>
        </div>
      }
    />
  );
}

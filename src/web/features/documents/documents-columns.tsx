import { Fragment } from 'react';
import type { PaymentsDocument } from '#contract/documents.ts';
import { isDocumentType } from '#domain/account/document-type.ts';
import { ownCurrencyFirst } from '#domain/shared/own-currency-first.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { dayWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { documentsCopy as copy } from './documents-copy.ts';
import { DownloadButton } from './download-button.tsx';

type Ask = (document: PaymentsDocument) => void;

/** Which days a document is about, or what keeps us from saying so. */
export function periodWords({ type, period_from, period_to }: PaymentsDocument): string {
  if (!isDocumentType(type)) return copy.unknownType;
  if (period_from === null || period_to === null) return copy.noPeriod;
  return copy.period(dayWords(period_from), dayWords(period_to));
}

export const documentColumns = (onAsk: Ask): readonly ListColumn<PaymentsDocument>[] => [
  {
    id: 'date',
    label: copy.columns.date,
    sortable: true,
    locked: true,
    nowrap: true,
    slot: 'meta',
    cell: ({ date }) => (
      <time className="num" dateTime={date}>
        {dayWords(date)}
      </time>
    ),
  },
  {
    id: 'type',
    label: copy.columns.type,
    nowrap: true,
    slot: 'title',
    cell: ({ type }) =>
      isDocumentType(type) ? copy.typeLabel(type) : <Chip plain>{copy.typeLabel(type)}</Chip>,
  },
  {
    id: 'number',
    label: copy.columns.number,
    nowrap: true,
    cell: ({ number }) => <bdi className="num">{number}</bdi>,
  },
  { id: 'period', label: copy.columns.period, nowrap: true, slot: 'note', cell: periodWords },
  {
    id: 'fees',
    label: copy.columns.fees,
    align: 'end',
    cell: ({ totals }) => <Fees totals={totals} />,
  },
  {
    id: 'download',
    label: copy.columns.download,
    hideLabel: true,
    fixed: true,
    align: 'end',
    slot: 'actions',
    cell: (document) => (
      <DownloadButton
        document={document}
        name={copy.downloadOf(copy.typeLabel(document.type), periodWords(document))}
        onAsk={onAsk}
      />
    ),
  },
];

/** What the paper comes to: the store's own currency, and the others below it. Currencies are never added up. */
function Fees({ totals }: Pick<PaymentsDocument, 'totals'>) {
  const [first, ...others] = ownCurrencyFirst(totals, pageSettings().store.currency);
  if (!first) return <Nothing word={copy.noFees} />;
  return (
    <div>
      <MoneyText {...first} explicit={others.length > 0} />
      {others.length > 0 && (
        <p className="muted">
          {others.map((total, index) => (
            <Fragment key={total.currency}>
              {index > 0 && ' · '}
              <MoneyText {...total} explicit />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

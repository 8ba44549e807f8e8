import type { AuditRow } from '#contract/audit.ts';
import { labelOf } from '#domain/shared/word.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { auditCopy as copy } from './audit-copy.ts';
import { type ChangedPart, changedParts } from './changed-parts.ts';
import { fieldLabel, fieldValue } from './field-words.ts';
import './audit.css';

const { columns: label } = copy;
const FINGERPRINT_SHOWN = 12;

/** What was done, in words; an action nobody has words for keeps its name. */
export const actionWords = (action: string): string => copy.actions[action] ?? action;

export const AUDIT_COLUMNS: readonly ListColumn<AuditRow>[] = [
  {
    id: 'at',
    label: label.at,
    slot: 'meta',
    sortable: true,
    nowrap: true,
    cell: ({ at }) => <When at={at} />,
  },
  {
    id: 'actor_email',
    label: label.actor_email,
    slot: 'note',
    clip: true,
    title: ({ actor_email }) => actor_email,
    cell: ({ actor_email }) => actor_email || copy.nobody,
  },
  {
    id: 'action',
    label: label.action,
    slot: 'title',
    locked: true,
    cell: ({ action }) => actionWords(action),
  },
  {
    id: 'object',
    label: label.object,
    nowrap: true,
    opens: ({ object_kind, object_id }) => hrefOf(object_kind, object_id),
    cell: (row) => <Which row={row} />,
  },
  { id: 'change', label: label.change, cell: (row) => <Change row={row} /> },
  {
    id: 'result',
    label: label.result,
    slot: 'state',
    cell: ({ result }) => (
      <Chip kind={result === 'succeeded' ? 'success' : 'alert'}>{labelOf(copy.results, result)}</Chip>
    ),
  },
  { id: 'ip', label: label.ip, slot: 'hide', hiddenAtFirst: true, cell: ({ ip }) => ip },
  {
    id: 'hash',
    label: label.hash,
    slot: 'hide',
    hiddenAtFirst: true,
    cell: ({ hash }) => <code title={hash}>{hash.slice(0, FINGERPRINT_SHOWN)}</code>,
  },
];

/** The thing it was done to, and the way there where it has a page. */
function Which({ row: { object_kind, object_id } }: { row: AuditRow }) {
  const href = hrefOf(object_kind, object_id);
  const words = object_kind === 'balance' || object_kind === 'currency' ? object_id.toUpperCase() : object_id;
  return href ? <Link href={href}>{words}</Link> : words;
}

function hrefOf(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'charge':
    case 'payment_intent':
      return paths.payment({ id });
    case 'dispute':
      return paths.dispute(id);
    case 'payout':
      return paths.payout(id);
    case 'order':
      return paths.order(id);
    case 'person':
      return id === 'unknown' ? undefined : paths.user(id);
    case 'invitation':
    case 'role':
      return paths.people(kind === 'role' ? { view: 'roles' } : {});
    case 'api_key':
      return paths.apiKeys();
    case 'settings':
      return paths.paymentsSettings();
    default:
      return undefined;
  }
}

const SHOWN_MAX = 2;

function Change({ row: { before, after } }: { row: AuditRow }) {
  const parts = changedParts(before, after);
  if (parts.length === 0) return <span className="muted">{copy.noChange}</span>;
  const rest = parts.slice(SHOWN_MAX);
  return (
    <div>
      <Parts parts={parts.slice(0, SHOWN_MAX)} />
      {rest.length > 0 && (
        <Disclosure title={copy.more(rest.length)}>
          <Parts parts={rest} />
        </Disclosure>
      )}
    </div>
  );
}

const Parts = ({ parts }: { parts: readonly ChangedPart[] }) => (
  <ul className="changes">
    {parts.map((part) => (
      <Part key={part.name} part={part} />
    ))}
  </ul>
);

const LONG = 100;

function Part({ part }: { part: ChangedPart }) {
  const [label, words] = [fieldLabel(part.name), changeWords(part)];
  return (
    <li>
      {words.length > LONG ? (
        <Disclosure title={label}>{words}</Disclosure>
      ) : (
        <>
          <span className="muted">{label}</span> {words}
        </>
      )}
    </li>
  );
}

/** What was not there before is told alone; what differs only in its depths is told as changed. */
function changeWords({ name, before, after, beside }: ChangedPart): string {
  const now = fieldValue(name, after, beside);
  if (before === undefined) return now;
  const old = fieldValue(name, before, beside);
  return old === now ? copy.changed : copy.from(old, now);
}

import type { SecurityEntry } from '#contract/security.ts';
import { deviceWords } from '#domain/account/device-name.ts';
import { labelOf } from '#domain/shared/word.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { securityCopy as copy } from './security-copy.ts';

const { columns: label } = copy;

export const SECURITY_COLUMNS: readonly ListColumn<SecurityEntry>[] = [
  {
    id: 'at',
    label: label.at,
    slot: 'meta',
    sortable: true,
    nowrap: true,
    cell: ({ at }) => <When at={at} />,
  },
  {
    id: 'action',
    label: label.action,
    slot: 'title',
    locked: true,
    nowrap: true,
    cell: ({ action }) => labelOf(copy.actions, action),
  },
  {
    id: 'actor_email',
    label: label.actor_email,
    slot: 'note',
    clip: true,
    title: ({ actor_email }) => actor_email,
    cell: whoOf,
  },
  { id: 'details', label: label.details, cell: detailsOf },
  { id: 'ip', label: label.ip, clip: true, title: ({ ip }) => ip, cell: ({ ip }) => ip || copy.noAddress },
  {
    id: 'result',
    label: label.result,
    slot: 'state',
    cell: ({ result }) => (
      <Chip kind={result === 'succeeded' ? 'success' : 'alert'}>{labelOf(copy.results, result)}</Chip>
    ),
  },
];

function whoOf({ is_own, actor_email, action }: SecurityEntry): string {
  if (is_own) return copy.you;
  return actor_email || (action === 'session.fail' ? copy.unknownName : copy.system);
}

/** What helps to tell one's own doing from somebody else's; a line that says nothing more shows a dash. */
function detailsOf({ action, details }: SecurityEntry): string {
  const { device, way, second, factor, attempts = 0, attempts_in_all = 0, is_refused } = details;
  const { sessions_ended = 0, description, truncated_key, scope, kind, currency, last4 } = details;
  const { name, email, api_key } = details;
  const words = [
    device && deviceWords(device),
    way && way !== 'password' && labelOf(copy.ways, way),
    second && labelOf(copy.ways, second),
    factor && labelOf(copy.factors, factor),
    name && email ? copy.person(name, email) : (name ?? email),
    api_key && copy.byKey(api_key),
    attempts > 1 && copy.attempts(countWords(attempts), action === 'code.reject'),
    attempts_in_all > attempts && copy.attemptsInAll(countWords(attempts_in_all)),
    is_refused && copy.refused,
    sessions_ended > 0 && copy.sessionsEnded(countWords(sessions_ended)),
    description && copy.key(description, truncated_key ?? ''),
    scope && labelOf(copy.scopes, scope),
    last4 && copy.bank(currency ?? '', last4),
    kind && labelOf(copy.kinds, kind),
  ];
  return words.filter(Boolean).join(' · ') || '–';
}

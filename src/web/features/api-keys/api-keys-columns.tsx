import type { ApiKey } from '#contract/api-keys.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { apiKeysCopy as copy } from './api-keys-copy.ts';

const { columns: label } = copy;
const taskWords = (name: string): string => CAPABILITY_WORDS[name as Capability] ?? name;

export const apiKeysColumns = (onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  { id: 'description', label: label.description, slot: 'title', cell: ({ description }) => description },
  {
    id: 'truncated_key',
    label: label.key,
    slot: 'meta',
    cell: ({ truncated_key }) => <code>…{truncated_key}</code>,
  },
  {
    id: 'scope',
    label: label.scope,
    slot: 'state',
    cell: ({ scope, capabilities, is_expired, proposes }) => (
      <>
        {is_expired ? (
          <Chip kind="warning">{copy.expired}</Chip>
        ) : (
          <Chip kind={scope === 'read' ? 'light' : 'primary'}>{labelOf(copy.scopes, scope)}</Chip>
        )}{' '}
        {proposes && <Chip kind="light">{copy.proposes}</Chip>}
        {capabilities && <div className="muted">{listCopy.listed(capabilities.map(taskWords))}</div>}
      </>
    ),
  },
  {
    id: 'user_email',
    label: label.user,
    clip: true,
    title: ({ user_email }) => user_email,
    cell: ({ user_email }) => user_email,
  },
  { id: 'created', label: label.created, nowrap: true, cell: ({ created }) => <When at={created} /> },
  {
    id: 'last_used',
    label: label.lastUsed,
    nowrap: true,
    cell: ({ last_used, last_ip }) =>
      last_used ? (
        <>
          <When at={last_used} />
          {last_ip && <div className="muted">{copy.from(last_ip)}</div>}
        </>
      ) : (
        copy.neverUsed
      ),
  },
  {
    id: 'expires',
    label: label.expires,
    nowrap: true,
    cell: ({ expires }) => (expires ? <When at={expires} /> : copy.neverEnds),
  },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (key) => (
      <Button size="small" aria-label={copy.revokeName(key.description)} onClick={() => onRevoke(key)}>
        {copy.revoke}
      </Button>
    ),
  },
];

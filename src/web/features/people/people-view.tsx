import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { Reply } from '#contract/kit/endpoint.ts';
import { type Colleague, PEOPLE_SORTS, peopleFilters } from '#contract/people.ts';
import type { listRoles } from '#contract/roles.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { type PersonStep, peopleColumns } from './people-columns.tsx';
import { peopleCopy as copy, peopleListCopy } from './people-copy.ts';
import { peopleQuery, suggestPeople } from './people-queries.ts';
import { PersonDialog } from './person-dialogs.tsx';

export type RolesRead = UseQueryResult<Reply<typeof listRoles>>;
type Props = Readonly<{ tabs: ReactNode; roles: RolesRead }>;
type Step = Readonly<{ kind: 'invite' } | { kind: PersonStep; person: Colleague }> | undefined;

/** A role that the store made is found under its name, so the filter waits for the roles. */
const definitionOf = (names: Readonly<Record<string, string>>): ListDefinition => ({
  filters: [
    onlyFilter('state', copy.filters.state, copy.states),
    onlyFilter('role', copy.filters.role, names),
    onlyFilter('factor', copy.filters.factor, { ...copy.factors, none: copy.noFactor }),
  ],
  sorts: PEOPLE_SORTS,
  usualSort: { column: 'name', direction: 'asc' },
});

export function PeopleView({ tabs, roles }: Props) {
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const given = useSearch({ from: '/people' });
  const search = useMemo(() => understood(given, peopleFilters), [given]);
  const known = roles.data?.data ?? [];
  const names = Object.fromEntries(known.map(({ key, name }) => [key, name]));
  const address = useListAddress(search, definitionOf(names));
  const rows = useQuery(peopleQuery(search, address));
  const columns = useMemo(() => peopleColumns((kind, person) => setStep({ kind, person })), []);
  const hidden = useHiddenColumns('wc_payments_people_hidden_columns', columns);

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      notices={<WaitingApprovals subject="people" />}
      actions={
        <Button
          kind="primary"
          icon="plus"
          disabled={known.length === 0}
          onClick={() => setStep({ kind: 'invite' })}
        >
          {copy.invite}
        </Button>
      }
    >
      {tabs}
      {roles.isError && (
        <ErrorNotice title={copy.rolesFailed} retrying={roles.isFetching} onRetry={() => roles.refetch()}>
          {failureWords(roles.error)}
        </ErrorNotice>
      )}
      <DataList
        copy={peopleListCopy}
        views="people"
        address={address}
        filters={definitionOf(names).filters}
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowKey={({ id, state }) => (state === 'invited' ? `invitation ${id}` : `person ${id}`)}
        density="comfortable"
        search={{ ...copy.search, suggest: suggestPeople }}
      />
      {step?.kind === 'invite' && <InviteDialog roles={known} onClose={close} />}
      {step && step.kind !== 'invite' && (
        <PersonDialog step={step.kind} person={step.person} roles={known} onClose={close} />
      )}
    </Page>
  );
}

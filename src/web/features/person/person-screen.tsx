import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Person } from '#contract/people.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import { isMissing, numberInAddress } from '#web/blocks/record-page.tsx';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChangePassword } from './change-password.tsx';
import { FactorsCard } from './factors-card.tsx';
import { FactorsOfOther } from './factors-of-other.tsx';
import { MailChoices } from './mail-choices.tsx';
import { personCopy as copy } from './person-copy.ts';
import { personQuery } from './person-queries.ts';
import { SessionsCard } from './sessions-card.tsx';

/** Somebody who works in this admin; on one's own page, the form to change the password. */
export function PersonScreen() {
  const { id } = useParams({ from: '/users/$id' });
  const number = numberInAddress(id);
  return number === undefined ? <Missing /> : <OnePerson key={number} id={number} />;
}

function OnePerson({ id }: { id: number }) {
  const person = useQuery(personQuery(id));
  const isSelf = pageSettings().user.id === id;
  useDocumentTitle(person.data?.display_name);

  if (person.isError && isMissing(person.error)) return <Missing />;
  return (
    <Page
      title={person.data?.display_name ?? copy.loading}
      state={isSelf && <Chip plain>{copy.you}</Chip>}
      width="narrow"
    >
      {person.isError ? (
        <ErrorNotice title={copy.failed} retrying={person.isFetching} onRetry={() => person.refetch()}>
          {failureWords(person.error)}
        </ErrorNotice>
      ) : (
        <div className="stack">
          <Card title={copy.about}>
            {person.data ? <About person={person.data} /> : <Skeleton count={4} />}
          </Card>
          {isSelf && may('see_payments') && <MailChoices />}
          {isSelf && <FactorsCard />}
          {isSelf && <ChangePassword />}
          {!isSelf && may('manage_people') && <FactorsOfOther id={id} />}
          {(isSelf || may('manage_people')) && <SessionsCard whose={isSelf ? {} : { user_id: id }} />}
        </div>
      )}
    </Page>
  );
}

function About({
  person: { first_name, last_name, display_name, email, capabilities, created },
}: {
  person: Person;
}) {
  const mayDo = capabilities.flatMap((name) => CAPABILITY_WORDS[name as Capability] ?? []);
  return (
    <Facts
      facts={[
        { label: copy.name, value: [first_name, last_name].filter(Boolean).join(' ') || display_name },
        { label: copy.email, value: email },
        { label: copy.since, value: <When at={created} /> },
        { label: copy.mayDo, value: mayDo.join(' · ') || copy.nothing, wide: true },
      ]}
    />
  );
}

function Missing() {
  return (
    <Page title={copy.loading} width="narrow">
      <Card label={copy.missing}>
        <EmptyState icon="user" level={2} title={copy.missing}>
          {copy.missingText}
        </EmptyState>
      </Card>
    </Page>
  );
}

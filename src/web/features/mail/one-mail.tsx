import { useQuery } from '@tanstack/react-query';
import type { Mail } from '#contract/mail.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { decimalWords } from '#web/shared/figure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './mail.css';
import { mailCopy as copy } from './mail-copy.ts';
import { mailQuery } from './mail-queries.ts';

export function OneMail({ id }: { id: number }) {
  const mail = useQuery(mailQuery(id));
  if (mail.isError) {
    return (
      <ErrorNotice title={copy.oneFailed} retrying={mail.isFetching} onRetry={() => mail.refetch()}>
        {failureWords(mail.error)}
      </ErrorNotice>
    );
  }
  return (
    <Card
      title={mail.data?.subject}
      label={copy.title}
      headEnd={<Link href={paths.mail()}>{copy.back}</Link>}
    >
      {mail.data ? <Letter mail={mail.data} /> : <Skeleton count={6} />}
    </Card>
  );
}

function Letter({ mail }: { mail: Mail }) {
  return (
    <div className="stack">
      <Facts facts={factsOf(mail)} />
      <pre className="mail-text">{mail.text}</pre>
    </div>
  );
}

function factsOf({ to, created, attachments, last_error }: Mail): readonly Fact[] {
  const files = attachments.map(({ filename, size_bytes }) =>
    copy.attachment(filename, decimalWords((size_bytes / 1000).toFixed(1))),
  );
  return [
    { label: copy.to, value: to },
    { label: copy.from, value: <When at={created} /> },
    ...(files.length > 0 ? [{ label: copy.attachments, value: listCopy.clauses(files) }] : []),
    ...(last_error ? [{ label: copy.lastError, value: last_error }] : []),
  ];
}

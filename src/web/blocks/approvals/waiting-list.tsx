import { useQuery } from '@tanstack/react-query';
import type { Approval } from '#contract/approvals.ts';
import { labelOf } from '#domain/shared/word.ts';
import { When } from '#web/shared/when.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';
import { approvalsQuery } from './approvals-queries.ts';
import { DecideButtons } from './decide-buttons.tsx';

/** What waits for a second person about a payment, an order or whatever else the page shows; nothing where nothing does. */
export function WaitingList({ subject }: { subject: string }) {
  const { data } = useQuery(approvalsQuery({ subject, view: 'waiting', pagesize: 25 }));
  if (!data || data.data.length === 0) return null;
  return (
    <section className="stack" aria-label={copy.region}>
      {data.data.map((approval) => (
        <Waiting key={approval.id} approval={approval} />
      ))}
    </section>
  );
}

export function Waiting({ approval }: { approval: Approval }) {
  const { words, state, note, awaits_asker } = approval;
  const title = state === 'pending' ? copy.waits : awaits_asker ? copy.awaitsAsker : copy.approved;
  return (
    <Notice
      kind="warning"
      icon="clock"
      title={`${title}: ${words}`}
      actions={<DecideButtons approval={approval} />}
    >
      <AskedBy approval={approval} />
      {note !== '' && <p>{copy.why(note)}</p>}
    </Notice>
  );
}

/** "Asked by sam@example.com until Nov 20, 2026, 10:42 · Above the limit for one refund". */
export function AskedBy({
  approval: { asked_by, is_own, key, expires, state, reasons },
}: {
  approval: Approval;
}) {
  return (
    <p>
      {copy.askedBy(is_own ? copy.you : asked_by, key)}
      {state === 'pending' && (
        <>
          {' '}
          {copy.until} <When at={expires} />
        </>
      )}
      {' · '}
      {reasons.map((reason) => labelOf(copy.reasons, reason)).join(', ')}
    </p>
  );
}

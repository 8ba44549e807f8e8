import { useQuery } from '@tanstack/react-query';
import type { Approval } from '#contract/approvals.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';
import { approvalsQuery } from './approvals-queries.ts';
import { DecideButtons } from './decide-buttons.tsx';

/** Makes what was approved, where that shows a secret: with what was sent when it was asked for. */
export type OnAgain = (asked: string) => void;

/** What waits for a second person about a payment, an order or whatever else the page shows; nothing where nothing does. */
export function WaitingList({ subject, onAgain }: { subject: string; onAgain?: OnAgain | undefined }) {
  const { data } = useQuery(approvalsQuery({ subject, view: 'waiting', pagesize: 25 }));
  if (!data || data.data.length === 0) return null;
  return (
    <section className="stack" aria-label={copy.region}>
      {data.data.slice(0, SHOWN_MAX).map((approval) => (
        <Waiting key={approval.id} approval={approval} title={titleOf(approval)} onAgain={onAgain} />
      ))}
      <MoreWait count={data.total_count - SHOWN_MAX} />
    </section>
  );
}

/** So many stand on a page that is about something else. */
export const SHOWN_MAX = 3;

const MoreWait = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="subtle">
      {copy.more(count)} <Link href={paths.approvals()}>{copy.all}</Link>
    </p>
  );

/** "Waits for approval: Pay out $100.00 USD instantly". */
export function titleOf({ words, state, awaits_asker }: Approval): string {
  const standing = state === 'pending' ? copy.waits : awaits_asker ? copy.approved : copy.underWayNow;
  return listCopy.labelled(standing, words);
}

type WaitingProps = Readonly<{ approval: Approval; title: string; onAgain?: OnAgain | undefined }>;

export function Waiting({ approval, title, onAgain }: WaitingProps) {
  const { note, awaits_asker, is_own, asked, words } = approval;
  const actions =
    onAgain && asked !== null ? (
      <Button size="small" kind="primary" aria-label={copy.makeNowOf(words)} onClick={() => onAgain(asked)}>
        {copy.makeNow}
      </Button>
    ) : (
      <DecideButtons approval={approval} />
    );
  return (
    <Notice kind="warning" icon="clock" title={title} actions={actions}>
      {awaits_asker && <p>{is_own ? copy.awaitsYou : copy.awaitsAsker}</p>}
      <AskedBy approval={approval} />
      {note !== '' && <p>{copy.why(note)}</p>}
    </Notice>
  );
}

/** "Asked by sam@example.com, waits until Nov 20, 2026, 10:42 · Above the limit for one refund". */
export function AskedBy({
  approval: { asked_by, is_own, key, expires, state, reasons },
}: {
  approval: Approval;
}) {
  const asked = copy.askedBy(is_own ? copy.you : asked_by, key);
  return (
    <p>
      {state === 'pending' ? (
        <Sentence say={(when) => copy.until(asked, when)}>
          <When at={expires} />
        </Sentence>
      ) : (
        asked
      )}
      {' · '}
      {listCopy.listed(reasons.map((reason) => labelOf(copy.reasons, reason)))}
    </p>
  );
}

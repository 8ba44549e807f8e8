import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';
import { approvalsQuery } from './approvals-queries.ts';
import { SHOWN_MAX, titleOf, Waiting } from './waiting-list.tsx';

/** On Home: what waits for whoever looks, and what they wait for; nothing where nothing does. */
export function ToDecide() {
  const { data } = useQuery(approvalsQuery({ view: 'waiting', pagesize: 25 }));
  const mine =
    data?.data.filter(
      ({ state, is_own, may_decide }) => is_own || (state === 'pending' && may_decide === 'yes'),
    ) ?? [];
  if (mine.length === 0) return null;
  return (
    <Card title={copy.waits} headEnd={<Link href={paths.approvals()}>{copy.all}</Link>}>
      <div className="stack">
        {mine.slice(0, SHOWN_MAX).map((approval) => (
          // The card says that it waits; what is on its way says so itself.
          <Waiting
            key={approval.id}
            approval={approval}
            title={approval.state === 'pending' ? approval.words : titleOf(approval)}
          />
        ))}
        {mine.length > SHOWN_MAX && <p className="subtle">{copy.more(mine.length - SHOWN_MAX)}</p>}
      </div>
    </Card>
  );
}

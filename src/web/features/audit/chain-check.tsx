import { useQuery } from '@tanstack/react-query';
import { failureWords } from '#web/shared/failure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { auditCopy } from './audit-copy.ts';
import { chainQuery } from './audit-queries.ts';

const copy = auditCopy.chain;
const HEAD_SHOWN = 16;

/** Whether the log is whole: counted when the page opens, and whenever somebody wants to be sure. */
export function ChainCheck() {
  const chain = useQuery(chainQuery());
  const again = (
    <Button kind="link" busy={chain.isFetching} onClick={() => chain.refetch()}>
      {copy.verify}
    </Button>
  );
  if (chain.isError)
    return (
      <Notice kind="error" title={copy.failed} announce actions={again}>
        {failureWords(chain.error)}
      </Notice>
    );
  if (!chain.data)
    return (
      <Notice kind="quiet" title={copy.title}>
        {copy.checking}
      </Notice>
    );
  const { rows, broken, first_broken, head } = chain.data;
  return (
    <Notice kind={broken > 0 ? 'error' : 'success'} title={copy.title} actions={again}>
      <p>{broken > 0 ? copy.broken(countWords(first_broken ?? 0)) : copy.whole(countWords(rows))}</p>
      {head && (
        <p className="row">
          <span className="muted">{copy.head}</span> <code>{head.slice(0, HEAD_SHOWN)}</code>
          <CopyButton value={head} what={copy.copy} shown={false} />
        </p>
      )}
    </Notice>
  );
}

import type { SyncState } from '#contract/sync.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { syncCopy as copy } from './sync-copy.ts';
import { agoWords } from './sync-figures.tsx';

type Problem = SyncState['problems'][number];

/** What goes by itself is a warning; what waits for somebody is an error. */
const isPassing = ({ code }: Problem): boolean => copy.passing.includes(code);

/** What stands between the store and its payments service, each with what to do about it. */
export function Problems({ problems, now }: { problems: readonly Problem[]; now: EpochSeconds }) {
  return problems.map((problem) => (
    <Notice
      key={`${problem.source} ${problem.code}`}
      kind={isPassing(problem) ? 'warning' : 'error'}
      title={copy.problemTitles[problem.code] ?? problem.message}
      actions={
        <LinkButton size="small" href={paths.setup()}>
          {copy.problemSetup}
        </LinkButton>
      }
    >
      <p>{copy.advice[problem.code] ?? copy.adviceOther}</p>
      <p className="muted">
        {copy.problemWhen(
          copy.sources[problem.source] ?? copy.sourceRecord(copy.kinds[problem.source] ?? problem.source),
          problem.times,
          countWords(problem.times),
          agoWords(problem.since, now),
          agoWords(problem.last, now),
        )}
      </p>
    </Notice>
  ));
}

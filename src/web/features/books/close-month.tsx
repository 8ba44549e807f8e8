import type { Books } from '#contract/books.ts';
import { firstDay, lastDay } from '#domain/books/lock-periods.ts';
import { known } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { booksCopy as copy } from './books-copy.ts';
import { useLock } from './books-queries.ts';
import { monthWords } from './month-words.ts';

type State = NonNullable<Books['month']>;
type Props = Readonly<{ books: Books; state: State }>;

/** What is to be looked at before the month is closed, and the lock itself. */
export function CloseMonth({ books, state }: Props) {
  return (
    <Card title={copy.checks} foot={<LockButton state={state} />}>
      <ul className="stack" data-gap="small">
        {books.checks.map(({ check, done, count }) => (
          <li key={check} className={done ? 'row' : 'row muted'} data-nowrap="">
            <Icon name={done ? 'done' : 'clock'} size="small" />
            <span>
              {known(copy.check, check)?.(count) ?? check}
              {!done && <LookLink check={check} month={state.month} />}
            </span>
            <VisuallyHidden>{done ? copy.done : copy.open}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {state.locked && (
        <p className="subtle">
          {copy.lockedBy(state.locked.locked_by)} <When at={state.locked.locked_at} />
        </p>
      )}
    </Card>
  );
}

/** The way to what keeps the month open. */
function LookLink({ check, month }: Readonly<{ check: string; month: string }>) {
  const days = [firstDay(month), lastDay(month)];
  const hrefs: Readonly<Record<keyof typeof copy.look, string>> = {
    statements: paths.bank(),
    arrived: paths.payouts({ date_between: days, at_bank_is: 'unseen' }),
    bank_lines: paths.bankMatching(),
    disputes: paths.disputes({ filter: 'awaiting_response' }),
  };
  const label = known(copy.look, check);
  const href = known(hrefs, check);
  return (
    label &&
    href && (
      <>
        {' '}
        <Link href={href}>{label}</Link>
      </>
    )
  );
}

function LockButton({ state }: Readonly<{ state: State }>) {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const lock = useLock();
  if (!may('export')) return <RoleNote of="export" />;
  const { month, can_lock, can_unlock } = state;
  const isLocked = state.locked !== null;
  const words = monthWords(month);
  const ask = async () => {
    const isDone = await confirm({
      title: isLocked ? copy.unlockTitle(words) : copy.lockTitle(words),
      text: isLocked ? copy.unlockText : copy.lockText,
      action: isLocked ? copy.unlock : copy.lock,
      failureText: failureWords,
      onConfirm: () => lock.mutateAsync({ month, isLocked }),
    });
    if (isDone) show(isLocked ? copy.unlocked(words) : copy.locked(words));
  };
  return (
    <Button
      kind={isLocked ? 'secondary' : 'primary'}
      disabled={isLocked ? !can_unlock : !can_lock}
      onClick={() => void ask()}
    >
      {isLocked ? copy.unlock : copy.lock}
    </Button>
  );
}

import { useState } from 'react';
import type { ClosedDay } from '#contract/days.ts';
import { needsNote } from '#domain/account/day-ledger.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { money } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { moneyWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { closeDayCopy as copy } from './close-day-copy.ts';
import { useSignOff } from './close-day-queries.ts';

type DaySignOffProps = Readonly<{
  day: CalendarDate;
  closed: ClosedDay;
  isChecking: boolean;
  onCheck: () => void;
}>;

/** Who has signed the day off; for whoever has not, the way to, and why where it does not add up. */
export function DaySignOff({ day, closed, isChecking, onCheck }: DaySignOffProps) {
  const { ledgers, sign_offs } = closed;
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const signing = useSignOff(day);
  const isOff = needsNote(ledgers);
  const isMissing = isOff && note.trim() === '';
  const sign = () => {
    setTried(true);
    if (!isMissing) signing.mutate({ ledgers, note: note.trim() });
  };

  return (
    <>
      {isOff ? (
        <OffNotice day={day} ledgers={ledgers} isChecking={isChecking} onCheck={onCheck} />
      ) : (
        <p className="muted">{copy.addsUp}</p>
      )}
      {sign_offs.map(({ by, at, note: said }) => (
        <p key={`${by} ${at}`}>
          {copy.signed(by)} <When at={at} />
          {said && <> {copy.said(said)}</>}
        </p>
      ))}
      {!may('export') && <RoleNote of="export" />}
      {may('export') && !sign_offs.some(({ is_own }) => is_own) && (
        <div className="stack off-paper" data-gap="small">
          {signing.isError && (
            <Notice kind="error" size="small" title={copy.notDone} announce>
              {failureWords(signing.error)}
            </Notice>
          )}
          {isOff && (
            <TextArea
              label={copy.note}
              rows={2}
              value={note}
              error={isTried && isMissing ? copy.noteMissing : undefined}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          <div>
            <Button busy={signing.isPending} onClick={sign}>
              {copy.signOff}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

type OffNoticeProps = Pick<DaySignOffProps, 'day' | 'isChecking' | 'onCheck'> &
  Readonly<{ ledgers: ClosedDay['ledgers'] }>;

/** By how much, and where to look. */
function OffNotice({ day, ledgers, isChecking, onCheck }: OffNoticeProps) {
  const sums = ledgers
    .filter(({ unexplained }) => unexplained !== 0)
    .map(({ unexplained, currency }) => moneyWords(money(unexplained, currency), true));
  return (
    <Notice
      kind="warning"
      title={copy.off.title(listCopy.listed(sums))}
      actions={
        <>
          <Link href={paths.sync()}>{copy.off.sync}</Link>
          <Link href={paths.transactions({ filter: 'advanced', date_between: [day, day] })}>
            {copy.off.rows}
          </Link>
          <Button kind="link" busy={isChecking} onClick={onCheck}>
            {copy.off.again}
          </Button>
        </>
      }
    >
      {copy.off.text}
    </Notice>
  );
}

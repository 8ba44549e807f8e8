import { useState } from 'react';
import { CALENDAR_PERIODS, calendarPeriod, type Days } from '#domain/shared/calendar-period.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { nowSeconds } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { dayWords } from '#web/shared/store-format.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { exportQuestionCopy as copy } from './export-question-copy.ts';

/** What is asked before a long file. */
export type LongFile = Readonly<{ title: string; text: string; action: string; columns?: string }>;
/** Yes, for all of it or for some days of it. */
export type FileWanted = Readonly<{ days?: Days }>;

type ExportQuestionProps = Readonly<{
  asked: LongFile;
  /** Answers what is wanted, or nothing when the file is not wanted after all. */
  onAnswer: (wanted: FileWanted | undefined) => void;
}>;

const ALL = 'all';

/** Most people who ask for everything want the month their books are closed for: it is one press away. */
export function ExportQuestion({ asked, onAnswer }: ExportQuestionProps) {
  const [chosen, setChosen] = useState<string>(ALL);
  const today = dayOf(nowSeconds(), pageSettings().store.timezone);
  const period = CALENDAR_PERIODS.find((one) => one === chosen);

  return (
    <ConfirmDialog
      open
      title={period ? copy.periodTitle(copy.exportPeriod[period]) : asked.title}
      action={period ? copy.exportPeriod[period] : asked.action}
      onConfirm={() => onAnswer(period ? { days: calendarPeriod(period, today) } : {})}
      onClose={() => onAnswer(undefined)}
    >
      <div className="stack">
        <p>{period ? copy.periodText : asked.text}</p>
        <RadioGroup
          look="list"
          label={copy.period}
          value={chosen}
          onChange={setChosen}
          choices={[
            { value: ALL, label: copy.all },
            ...CALENDAR_PERIODS.map((one) => {
              const [from, to] = calendarPeriod(one, today);
              return {
                value: one,
                label: copy.periods[one],
                help: copy.days(dayWords(from), dayWords(to)),
              };
            }),
          ]}
        />
        <p className="muted">{asked.columns ?? copy.columns}</p>
      </div>
    </ConfirmDialog>
  );
}

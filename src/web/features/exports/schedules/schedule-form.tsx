import { type FormEvent, useId, useState } from 'react';
import { EXPORT_ALSO, EXPORT_KINDS } from '#contract/exports.ts';
import type { ScheduleRecipient } from '#contract/schedules.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import { type RhythmName, WEEKDAYS, type Weekday } from '#domain/schedules/schedule-rhythm.ts';
import { formatsOf, rhythmsOf } from '#domain/schedules/scheduled-file.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { exportsCopy } from '../exports-copy.ts';
import { filterWords } from '../filter-words.ts';
import { formatWords, weekdayWords } from './schedule-words.ts';
import { schedulesCopy as copy } from './schedules-copy.ts';
import { useCreateSchedule } from './schedules-queries.ts';

/** What a list hands over: its kind, and how it was narrowed. */
export type Begun = Readonly<{ kind: FileKind; filters: Readonly<Record<string, unknown>> }>;

type Props = Readonly<{
  begun: Begun | undefined;
  people: readonly ScheduleRecipient[];
  onMade: () => void;
  onClose: () => void;
}>;

const isFor = ({ kinds }: ScheduleRecipient, kind: string): boolean => kinds.some((each) => each === kind);

/** Asks what comes, how often, and for whom. */
export function ScheduleForm({ begun, people, onMade, onClose }: Props) {
  const formId = useId();
  const [kind, setKind] = useState<FileKind>(begun?.kind ?? 'transactions');
  const [format, setFormat] = useState('');
  const [rhythm, setRhythm] = useState<RhythmName>('monthly');
  const [weekday, setWeekday] = useState<Weekday>('monday');
  const own = people.find(({ email }) => email === pageSettings().currentUserEmail);
  const [chosen, setChosen] = useState<readonly number[]>(own ? [own.id] : []);
  const [isTried, setIsTried] = useState(false);
  const create = useCreateSchedule();
  const offered = people.filter((person) => isFor(person, kind));
  const to = chosen.filter((id) => offered.some((person) => person.id === id));
  const kinds = EXPORT_KINDS.filter((each) => (EXPORT_ALSO[each] ?? []).every(may));
  const [firstFormat, ...otherFormats] = formatsOf(kind);
  const formats = firstFormat === undefined ? [] : [firstFormat, ...otherFormats];
  const often = rhythmsOf(kind).includes(rhythm) ? rhythm : 'monthly';
  const filters = begun?.kind === kind ? begun.filters : {};
  const narrowed = filterWords(kind, filters);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (to.length === 0 || create.isPending) return;
    create.mutate(
      {
        ...{ kind, rhythm: often, filters: { ...filters }, to: [...to] },
        format: formats.includes(format) ? format : (firstFormat ?? null),
        weekday: often === 'weekly' ? weekday : null,
      },
      { onSuccess: onMade },
    );
  };

  return (
    <Dialog
      open
      title={copy.addTitle}
      pending={create.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={create.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={create.isPending}>
            {copy.addAction}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {create.isError && (
          <Notice kind="error" size="small" announce>
            {failureWords(create.error)}
          </Notice>
        )}
        <Select
          label={copy.kind}
          options={kinds.map((value) => ({ value, label: exportsCopy.kinds[value] }))}
          value={kind}
          help={narrowed.length > 0 ? copy.narrowed(narrowed.join(', ')) : undefined}
          onChange={(event) => setKind(event.target.value as FileKind)}
        />
        {formats.length > 0 && (
          <Select
            label={copy.format}
            options={formats.map((value) => ({ value, label: formatWords(value) }))}
            value={formats.includes(format) ? format : firstFormat}
            onChange={(event) => setFormat(event.target.value)}
          />
        )}
        <Select
          label={copy.rhythm}
          help={copy.about[often]}
          options={rhythmsOf(kind).map((value) => ({ value, label: copy.rhythms[value] }))}
          value={often}
          onChange={(event) => setRhythm(event.target.value as RhythmName)}
        />
        {often === 'weekly' && (
          <Select
            label={copy.weekday}
            options={WEEKDAYS.map((value) => ({ value, label: weekdayWords(value) }))}
            value={weekday}
            onChange={(event) => setWeekday(event.target.value as Weekday)}
          />
        )}
        <PeopleChecks
          people={offered}
          chosen={to}
          error={isTried && to.length === 0 ? copy.toMissing : undefined}
          onChange={setChosen}
        />
      </form>
    </Dialog>
  );
}

type ChecksProps = Readonly<{
  people: readonly ScheduleRecipient[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}>;

function PeopleChecks({ people, chosen, error, onChange }: ChecksProps) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}>
      <legend className="field-label">{copy.to}</legend>
      <div className="check-list">
        {people.map((person) => (
          <Checkbox
            key={person.id}
            light
            label={person.name}
            help={person.email}
            checked={chosen.includes(person.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, person.id] : chosen.filter((one) => one !== person.id))
            }
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p className="field-help" id={`${id}-help`}>
        {copy.toHelp}
      </p>
    </fieldset>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { EXPORT_ALSO, EXPORT_KINDS } from '#contract/exports.ts';
import type { Schedule, ScheduleRecipient } from '#contract/schedules.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import { RHYTHMS, type RhythmName, WEEKDAYS, type Weekday } from '#domain/schedules/schedule-rhythm.ts';
import { formatsOf, rhythmsOf, SENT_AS, type SentAs } from '#domain/schedules/scheduled-file.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
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
import { useChangeSchedule, useCreateSchedule } from './schedules-queries.ts';

/** What a list hands over: its kind, and how it was narrowed. */
export type Begun = Readonly<{ kind: FileKind; filters: Readonly<Record<string, unknown>> }>;

type Props = Readonly<{
  begun?: Begun | undefined;
  /** One that is there already: what it is a file of stays. */
  schedule?: Schedule;
  people: readonly ScheduleRecipient[];
  onSaved: () => void;
  onClose: () => void;
}>;

const isFor = ({ kinds }: ScheduleRecipient, kind: string): boolean => kinds.some((each) => each === kind);

/** What the form begins with; of what a newer server says and this page does not know, the usual. */
function firstOf({ begun, schedule, people }: Props) {
  const own = people.find(({ email }) => email === pageSettings().currentUserEmail);
  return {
    kind: EXPORT_KINDS.find((kind) => kind === schedule?.kind) ?? begun?.kind ?? 'transactions',
    format: schedule?.format ?? null,
    rhythm: RHYTHMS.find((rhythm) => rhythm === schedule?.rhythm) ?? 'monthly',
    weekday: WEEKDAYS.find((weekday) => weekday === schedule?.weekday) ?? 'monday',
    sent_as: SENT_AS.find((way) => way === schedule?.sent_as) ?? 'link',
    to: schedule ? schedule.to.map(({ id }) => id) : own ? [own.id] : [],
  };
}

/** Asks what comes, how often, and for whom. */
export function ScheduleForm(props: Props) {
  const { begun, schedule, people, onSaved, onClose } = props;
  const formId = useId();
  const [first] = useState(() => firstOf(props));
  const [kind, setKind] = useState<FileKind>(first.kind);
  const [format, setFormat] = useState(first.format);
  const [rhythm, setRhythm] = useState<RhythmName>(first.rhythm);
  const [weekday, setWeekday] = useState<Weekday>(first.weekday);
  const [sentAs, setSentAs] = useState<SentAs>(first.sent_as);
  const [chosen, setChosen] = useState<readonly number[]>(first.to);
  const [isTried, setIsTried] = useState(false);
  const create = useCreateSchedule();
  const change = useChangeSchedule();
  const isSaving = create.isPending || change.isPending;
  const error = create.error ?? change.error;
  const offered = people.filter((person) => isFor(person, kind));
  const to = chosen.filter((id) => offered.some((person) => person.id === id));
  const kinds = EXPORT_KINDS.filter((each) => (EXPORT_ALSO[each] ?? []).every(may));
  const formats = formatsOf(kind);
  const writtenAs = formats.includes(format) ? format : (formats[0] ?? null);
  const often = rhythmsOf(kind).includes(rhythm) ? rhythm : 'monthly';
  const filters = schedule?.filters ?? (begun?.kind === kind ? begun.filters : {});
  const narrowed = filterWords(kind, filters);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (to.length === 0 || isSaving) return;
    const wanted = {
      ...{ rhythm: often, sent_as: sentAs, to: [...to] },
      format: writtenAs,
      weekday: often === 'weekly' ? weekday : null,
    };
    if (schedule) change.mutate({ id: schedule.id, ...wanted }, { onSuccess: onSaved });
    else create.mutate({ kind, filters: { ...filters }, ...wanted }, { onSuccess: onSaved });
  };

  return (
    <Dialog
      open
      title={schedule ? copy.editTitle : copy.addTitle}
      pending={isSaving}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isSaving}>
            {schedule ? copy.editAction : copy.addAction}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {error && (
          <Notice kind="error" size="small" announce>
            {failureWords(error)}
          </Notice>
        )}
        {schedule && <p className="muted">{copy.editText}</p>}
        <Select
          label={copy.kind}
          options={kinds.map((value) => ({ value, label: exportsCopy.kinds[value] }))}
          value={kind}
          disabled={schedule !== undefined}
          help={narrowed.length > 0 ? copy.narrowed(listCopy.listed(narrowed)) : undefined}
          onChange={(event) => setKind(event.target.value as FileKind)}
        />
        {formats.length > 1 && (
          <Select
            label={copy.format}
            options={formats.map((value) => ({ value: value ?? '', label: formatWords(value) }))}
            value={writtenAs ?? ''}
            onChange={(event) => setFormat(event.target.value || null)}
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
        <Select
          label={copy.sentAs}
          help={sentAs === 'file' ? copy.sentAsHelp : undefined}
          options={SENT_AS.map((value) => ({ value, label: copy.sentAsWords[value] }))}
          value={sentAs}
          onChange={(event) => setSentAs(event.target.value as SentAs)}
        />
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

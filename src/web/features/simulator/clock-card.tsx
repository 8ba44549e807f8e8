import { type FormEvent, useState } from 'react';
import { moveClock, type SimulatorState } from '#contract/simulator.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { DAY_S, epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { setClockOffset } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

const timeWords = (iso: string): string =>
  formatDateTime(utcInstant(epochSeconds(Math.floor(Date.parse(iso) / 1000))), pageSettings().store);

const aheadWords = (seconds: number): string => {
  if (seconds < HOUR_S) return copy.inStep;
  return seconds < 2 * DAY_S
    ? copy.hours(countWords(Math.floor(seconds / HOUR_S)))
    : copy.days(countWords(Math.floor(seconds / DAY_S)));
};

/** Nothing happens in this world except through its clock. */
export function ClockCard({ state }: { state: SimulatorState }) {
  const [duration, setDuration] = useState('');
  const move = useDeed(
    moveClock,
    ({ clock }) => ({ text: copy.moved(timeWords(clock)) }),
    ({ clock_offset_s }) => setClockOffset(clock_offset_s),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (duration.trim() !== '' && !move.isPending) move.mutate({ advance: duration.trim() });
  };
  const problem = fieldProblem(move.error, 'advance');
  return (
    <Card title={copy.clock}>
      <div className="stack">
        <Facts
          kind="rows"
          facts={[
            { label: copy.now, value: <span className="strong">{timeWords(state.clock)}</span> },
            { label: copy.ahead, value: aheadWords(state.clock_offset_s) },
          ]}
        />
        <div className="row">
          {Object.entries(copy.advance).map(([advance, label]) => (
            <Button
              key={advance}
              size="small"
              disabled={move.isPending}
              onClick={() => move.mutate({ advance })}
            >
              {label}
            </Button>
          ))}
        </div>
        <form className="stack" data-gap="small" onSubmit={submit} noValidate>
          <TextField
            label={copy.duration}
            help={copy.durationHelp}
            error={problem}
            value={duration}
            onChange={(event) => setDuration(event.target.value)}
          />
          <div>
            <Button type="submit" busy={move.isPending}>
              {copy.move}
            </Button>
          </div>
        </form>
        {problem === undefined && <DeedFailure deed={move} />}
      </div>
    </Card>
  );
}

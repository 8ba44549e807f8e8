import { type FormEvent, type ReactNode, useState } from 'react';
import type { Reply } from '#contract/kit/endpoint.ts';
import { moveClock, type SimulatorState } from '#contract/simulator/simulator.ts';
import { payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { readWallTime, writeWallTime } from '#domain/shared/wall-time.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { setClockOffset } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords, moneyWords, zoneWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

const secondsOfIso = (iso: string) => epochSeconds(Math.floor(Date.parse(iso) / 1000));
const timeWords = (iso: string): string => formatDateTime(secondsOfIso(iso), pageSettings().store);

/** Rounded: the seconds that a press takes make no day out of seven. */
const aheadWords = (seconds: number): string => {
  if (Math.round(seconds / HOUR_S) < 1) return copy.inStep;
  const [hours, days] = [Math.round(seconds / HOUR_S), Math.round(seconds / DAY_S)];
  return hours < 48 ? copy.hours(hours, countWords(hours)) : copy.days(days, countWords(days));
};

/** What became of payouts meanwhile; those that are too many to be named are in their list. */
function waysToPayouts({
  payouts,
  payouts_count,
}: Pick<Reply<typeof moveClock>, 'payouts' | 'payouts_count'>) {
  const ways = payouts.map(({ id, amount, currency, status, type }) => ({
    label: copy.movedPayout(moneyWords(money(amount, currency), true), payoutStatusLabel(status, type)),
    href: paths.payout(id),
  }));
  const more = payouts_count - payouts.length;
  return more > 0 ? [...ways, { label: copy.morePayouts(more), href: paths.payouts() }] : ways;
}

/** Nothing happens in this world except through its clock. */
export function ClockCard({ state }: { state: SimulatorState }) {
  const [duration, setDuration] = useState('');
  const [moment, setMoment] = useState('');
  const { timezone } = pageSettings().store;
  const move = useDeed(
    moveClock,
    ({ clock, ...moved }) => ({ text: copy.moved(timeWords(clock)), links: waysToPayouts(moved) }),
    ({ clock_offset_s }) => setClockOffset(clock_offset_s),
  );
  const at = readWallTime(moment, timezone);
  const problems = { advance: fieldProblem(move.error, 'advance'), set: fieldProblem(move.error, 'set') };
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
          <Button
            size="small"
            icon="payout"
            busy={move.isPending && move.variables.until !== undefined}
            disabled={move.isPending}
            onClick={() => move.mutate({ until: 'payout_ends' })}
          >
            {copy.untilPayout}
          </Button>
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
        <Way
          words={copy.move}
          busy={move.isPending && move.variables.advance === duration.trim()}
          onGo={() => {
            if (duration.trim() !== '' && !move.isPending) move.mutate({ advance: duration.trim() });
          }}
        >
          <TextField
            label={copy.duration}
            help={copy.durationHelp}
            error={problems.advance}
            value={duration}
            onChange={(event) => setDuration(event.target.value)}
          />
        </Way>
        <Way
          words={copy.set}
          busy={move.isPending && move.variables.set !== undefined}
          onGo={() => {
            if (at !== undefined && !move.isPending) move.mutate({ set: new Date(at * 1000).toISOString() });
          }}
        >
          <TextField
            type="datetime-local"
            label={copy.moment}
            help={copy.momentHelp(zoneWords())}
            error={problems.set}
            min={writeWallTime(secondsOfIso(state.clock), timezone)}
            value={moment}
            onChange={(event) => setMoment(event.target.value)}
          />
        </Way>
        {problems.advance === undefined && problems.set === undefined && (
          <DeedFailure deed={move} field="until" />
        )}
      </div>
    </Card>
  );
}

type WayProps = Readonly<{ words: string; busy: boolean; onGo: () => void; children: ReactNode }>;

/** One way of saying how far time moves. */
function Way({ words, busy, onGo, children }: WayProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGo();
  };
  return (
    <form className="stack" data-gap="small" onSubmit={submit} noValidate>
      {children}
      <div>
        <Button type="submit" busy={busy}>
          {words}
        </Button>
      </div>
    </form>
  );
}

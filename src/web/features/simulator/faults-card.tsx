import { type FormEvent, useState } from 'react';
import {
  CALL_FAULTS,
  clearFaults,
  EVENT_FAULTS,
  type SimulatorState,
  setFaults,
} from '#contract/simulator/simulator.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

const oneOf = <Word extends string>(known: readonly Word[], text: string): Word | undefined =>
  known.find((word) => word === text);
const ALL = 1000;

/** What goes wrong on the line: to see that nothing is lost and nothing happens twice. */
export function FaultsCard({ plan }: { plan: SimulatorState['faults'] }) {
  const [call, setCall] = useState('');
  const [event, setEvent] = useState('');
  const [share, setShare] = useState<number | null>(ALL);
  const set = useDeed(setFaults, () => ({ text: copy.faultsSet }));
  const clear = useDeed(clearFaults, () => ({ text: copy.faultsCleared }));
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const [ofCalls, ofEvents] = [oneOf(CALL_FAULTS, call), oneOf(EVENT_FAULTS, event)];
    if (!ofCalls && !ofEvents) return;
    const perMille = share ?? 0;
    set.mutate({
      ...(ofCalls && { calls: { kinds: [ofCalls], perMille } }),
      ...(ofEvents && { events: { kinds: [ofEvents], perMille } }),
    });
  };
  return (
    <Card title={copy.faults}>
      <form className="stack" data-gap="small" onSubmit={submit} noValidate>
        {plan ? (
          <Notice kind="warning" size="small" title={copy.faultsOn}>
            {planWords(plan).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        ) : (
          <p className="muted">{copy.faultsOff}</p>
        )}
        <Select
          label={copy.calls}
          placeholder={copy.chooseFault}
          options={CALL_FAULTS.map((value) => ({ value, label: copy.callFaults[value] }))}
          value={call}
          onChange={({ target }) => setCall(target.value)}
        />
        <Select
          label={copy.events}
          placeholder={copy.chooseFault}
          options={EVENT_FAULTS.map((value) => ({ value, label: copy.eventFaults[value] }))}
          value={event}
          onChange={({ target }) => setEvent(target.value)}
        />
        <NumberField
          label={copy.share}
          error={fieldProblem(set.error, 'calls.perMille') ?? fieldProblem(set.error, 'events.perMille')}
          value={share}
          onChange={setShare}
        />
        <div className="row">
          <Button type="submit" busy={set.isPending} disabled={call === '' && event === ''}>
            {copy.setFaults}
          </Button>
          {plan && (
            <Button busy={clear.isPending} onClick={() => clear.mutate({})}>
              {copy.clearFaults}
            </Button>
          )}
        </div>
        <DeedFailure deed={set.isError ? set : clear} />
      </form>
    </Card>
  );
}

const planWords = ({ calls, events }: NonNullable<SimulatorState['faults']>): readonly string[] => {
  const words = (kinds: readonly string[], names: Readonly<Record<string, string>>) =>
    listCopy.listed(kinds.map((kind) => labelOf(names, kind)));
  return [
    ...(calls ? [copy.faultPlan(copy.calls, words(calls.kinds, copy.callFaults), calls.perMille)] : []),
    ...(events ? [copy.faultPlan(copy.events, words(events.kinds, copy.eventFaults), events.perMille)] : []),
  ];
};

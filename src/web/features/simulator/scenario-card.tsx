import { useState } from 'react';
import { loadScenario, SCENARIOS, type SimulatorState } from '#contract/simulator/simulator.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { humanized, known, labelOf } from '#domain/shared/word.ts';
import { forgetVisits } from '#web/shared/recent-places.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

type Name = (typeof SCENARIOS)[number];
const OPTIONS = SCENARIOS.map((value) => ({ value, label: copy.scenarios[value] }));
const isName = (text: string): text is Name => SCENARIOS.some((name) => name === text);

/** Another world, all at once. What is there now is gone, so it is asked first. */
export function ScenarioCard({ state }: { state: SimulatorState }) {
  const [name, setName] = useState<Name>('busy');
  const confirm = useConfirm();
  const load = useDeed(loadScenario, (reply) => ({ text: copy.loaded(reply.scenario ?? '') }), forgetVisits);
  const start = async () => {
    const isMeant = await confirm({
      title: copy.loadTitle(name),
      text: copy.loadText,
      action: copy.load,
      kind: 'danger',
    });
    if (isMeant) load.mutate({ name });
  };
  const counts = Object.entries(state.counts).map(
    ([thing, count]) =>
      known<(count: string) => string>(copy.counted, thing)?.(countWords(count)) ??
      listCopy.labelled(humanized(thing), countWords(count)),
  );
  return (
    <Card title={copy.scenario}>
      <div className="stack">
        <Facts
          kind="rows"
          facts={[
            {
              label: copy.scenarioLoaded,
              value: state.scenario === null ? copy.noScenario : labelOf(copy.scenarios, state.scenario),
            },
            ...(state.seed === null ? [] : [{ label: copy.seed, value: state.seed }]),
            { label: copy.counts, value: listCopy.listed(counts) },
          ]}
        />
        <Select
          label={copy.scenario}
          hideLabel
          options={OPTIONS}
          value={name}
          onChange={({ target: { value } }) => {
            if (isName(value)) setName(value);
          }}
        />
        <div>
          <Button busy={load.isPending} onClick={start}>
            {copy.load}
          </Button>
        </div>
        <DeedFailure deed={load} />
      </div>
    </Card>
  );
}

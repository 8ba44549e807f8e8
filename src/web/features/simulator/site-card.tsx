import { patchSimulatedSite } from '#contract/simulator/simulator.ts';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { Card } from '#web/ui/card.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

const STATES = [
  'is_connected',
  'is_safe_mode',
  'is_onboarding_paused',
  'has_review_campaign',
  'is_one_click_eligible',
  'has_loan_offer',
] as const;

/** States of the world that screens show: each switch acts at once. */
export function SiteCard({ site }: { site: SimulatorDesk['site'] }) {
  const patch = useDeed(patchSimulatedSite, (_, sent) => {
    const name = STATES.find((state) => sent[state] !== undefined) ?? 'is_connected';
    return { text: copy.siteChanged(copy.siteStates[name], sent[name] === true) };
  });
  return (
    <Card title={copy.site}>
      <div className="stack" data-gap="small">
        {STATES.map((name) => (
          <Toggle
            key={name}
            label={copy.siteStates[name]}
            checked={site[name]}
            disabled={patch.isPending}
            onChange={(isOn) => patch.mutate({ [name]: isOn })}
          />
        ))}
        <DeedFailure deed={patch} />
      </div>
    </Card>
  );
}

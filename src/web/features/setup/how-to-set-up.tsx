import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { setupCopy as copy } from './setup-copy.ts';

/** What to give the server so that it uses a real account. */
export function HowToSetUp() {
  return (
    <Card title={copy.simulatorTitle} foot={copy.settingsFoot}>
      <div className="stack">
        <p>{copy.simulatorText}</p>
        <Facts kind="rows" facts={copy.settings.map(({ name, what }) => ({ label: name, value: what }))} />
      </div>
    </Card>
  );
}

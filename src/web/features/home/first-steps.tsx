import { useQueries } from '@tanstack/react-query';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { firstStepsCopy as copy } from './first-steps-copy.ts';
import { payoutsQuery, refundsQuery, salesQuery } from './home-queries.ts';

type StepName = keyof typeof copy.steps;
type Step = Readonly<{ name: StepName; icon: IconName; href: string; isDone: boolean; newTab?: boolean }>;

const LIVE: Step = {
  name: 'live',
  icon: 'store',
  href: paths.connect({ source: 'wcpay-sandbox-notice' }),
  isDone: false,
};

/** What happened since the page came is asked for: a step is ticked as soon as it is done. */
function useSteps(): readonly Step[] {
  const { isAccountConnected, lifetimeTPV, testModeOnboarding, providerPages } = pageSettings();
  const enabled = isAccountConnected;
  const [sales, refunds, payouts] = useQueries({
    queries: [
      { ...salesQuery(), enabled },
      { ...refundsQuery(), enabled },
      { ...payoutsQuery(), enabled },
    ],
  }).map(({ data }) => (data?.count ?? 0) > 0);
  return [
    { name: 'connect', icon: 'store', href: paths.connect(), isDone: isAccountConnected },
    {
      name: 'sell',
      icon: 'card',
      href: paths.storefront(),
      isDone: lifetimeTPV > 0 || sales === true,
      newTab: true,
    },
    { name: 'refund', icon: 'swap', href: paths.transactions(), isDone: refunds === true },
    { name: 'payout', icon: 'payout', href: paths.payouts(), isDone: payouts === true },
    // With a real provider another key is another mode, and no step on this page.
    ...(testModeOnboarding && providerPages === null ? [LIVE] : []),
  ];
}

/** From a store without an account to money on its way to the bank, one door after another. */
export function FirstSteps() {
  const all = useSteps();
  const next = all.find(({ isDone }) => !isDone)?.name;
  return (
    <Card title={copy.title} flush>
      <ol className="items items-below-head">
        {all.map((step) => (
          <StepItem key={step.name} step={step} isNext={step.name === next} />
        ))}
      </ol>
    </Card>
  );
}

function StepItem({ step, isNext }: { step: Step; isNext: boolean }) {
  const { name, icon, href, isDone, newTab } = step;
  const { title, text, action } = copy.steps[name];
  const elsewhere = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <li className="item" data-kind={isDone ? 'success' : isNext ? 'primary' : undefined}>
      <span className="item-icon">
        <Icon name={isDone ? 'check' : icon} />
      </span>
      <div>
        <p className="item-title">{title}</p>
        <p className="item-text">{text}</p>
        {name === 'payout' && !isDone && <MoveTime />}
        {isDone && <p className="item-note">{copy.done}</p>}
      </div>
      {!isDone && (
        <div className="item-end">
          {name === 'connect' && !pageSettings().onBoardingDisabled && <TrySandbox />}
          <LinkButton size="small" kind={isNext ? 'primary' : 'secondary'} href={href} {...elsewhere}>
            {action}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

/** Whoever only wants to look need not read about verification first: one press, and the sandbox is being made. */
const TrySandbox = () => (
  <LinkButton size="small" icon="flask" href={paths.connect({ auto_start_test_drive_onboarding: 'true' })}>
    {copy.sandbox}
  </LinkButton>
);

/** Where time is simulated, a payout need not be waited for. */
function MoveTime() {
  const { testModeOnboarding, features } = pageSettings();
  if (!testModeOnboarding || !features.simulatorConsole) return null;
  return (
    <p className="item-note">
      {copy.moveTime} <Link href={paths.simulator()}>{copy.simulator}</Link>
    </p>
  );
}

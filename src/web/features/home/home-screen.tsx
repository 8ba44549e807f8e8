import { formatDate } from '#domain/shared/format-date.ts';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { FirstSteps, needsFirstSteps } from './first-steps.tsx';
import { homeCopy as copy } from './home-copy.ts';
import { LatestOrders } from './latest-orders.tsx';
import { TodayTiles } from './today-tiles.tsx';
import { WaitingCard } from './waiting-card.tsx';
import './home.css';

/** Where a working day starts: how it goes, what waits, who bought; or the first steps for whoever has not sold yet. */
export function HomeScreen() {
  const { user, store } = pageSettings();
  const isNew = needsFirstSteps();

  return (
    <Page title={copy.greeting(user.first_name)} lead={copy.lead(store.name, formatDate(useNow(), store))}>
      <div className="stack">
        {!isNew && <TodayTiles />}
        <div className="split">
          <div className="stack">{isNew ? <FirstSteps /> : <Day />}</div>
          <Doors />
        </div>
      </div>
    </Page>
  );
}

const Day = () => (
  <>
    <WaitingCard />
    <LatestOrders />
  </>
);

/** Where to go from here; whoever works here every day finds it below what waits. */
const Doors = () => (
  <Card title={copy.go}>
    <ul className="stack" data-gap="small">
      {doors().map(({ icon, label, href }) => (
        <li className="row" key={label}>
          <Icon name={icon} size="small" />
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </Card>
);

type Door = Readonly<{ icon: IconName; label: string; href: string }>;

function doors(): readonly Door[] {
  const { isAccountConnected, features } = pageSettings();
  const { links } = copy;
  return [
    ...(isAccountConnected
      ? [
          { icon: 'home', label: links.overview, href: paths.overview() } as const,
          { icon: 'card', label: links.transactions, href: paths.transactions() } as const,
        ]
      : [{ icon: 'card', label: links.connect, href: paths.connect() } as const]),
    { icon: 'lock', label: links.apiKeys, href: paths.apiKeys() },
    ...(features.mailPage ? [{ icon: 'mail', label: links.mail, href: paths.mail() } as const] : []),
    { icon: 'book', label: links.help, href: paths.helpTopics() },
  ];
}

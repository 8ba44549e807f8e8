import { formatDate } from '#domain/shared/format-date.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { FirstSteps, needsFirstSteps } from './first-steps.tsx';
import { homeCopy as copy } from './home-copy.ts';

/** Where a working day starts: the doors that lead somewhere, and the first steps for whoever has not sold yet. */
export function HomeScreen() {
  const { user, store } = pageSettings();
  const today = formatDate(epochSeconds(Math.floor(Date.now() / 1000)), store);

  return (
    <Page title={copy.greeting(user.first_name)} lead={copy.lead(store.name, today)}>
      <div className="split">
        {needsFirstSteps() ? <FirstSteps /> : <WhatIsHere />}
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
      </div>
    </Page>
  );
}

const WhatIsHere = () => (
  <Card title={copy.newTitle} flush>
    <ul className="items">
      {copy.new.map(({ title, text }) => (
        <li className="item" key={title}>
          <div>
            <p className="item-title">{title}</p>
            <p className="item-text">{text}</p>
          </div>
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

import { useState } from 'react';
import { recentPlaces } from '#web/shared/recent-places.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { recentCopy as copy } from './home-copy.ts';

/** What was open in this tab a moment ago: the way back to where somebody was, as the search box offers it. */
export function RecentCard() {
  const [places] = useState(recentPlaces);
  if (places.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ul className="recent-places">
        {places.map(({ href, title }) => (
          <li key={href}>
            <Icon name="clock" size="small" />
            <Link href={href} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { Count } from './count.tsx';
import { Link } from './link.tsx';

export type Tab = {
  href: string;
  label: string;
  current?: boolean;
  count?: number | string;
  countOf?: string;
};

/** Tabs are links: each has its address, and the browser's back button works. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: words, current, count, countOf }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          {words}
          {count !== undefined && <Count value={count} of={countOf} />}
        </Link>
      ))}
    </nav>
  );
}

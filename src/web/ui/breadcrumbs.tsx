import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { WORDS } from './words-copy.ts';

export type Crumb = { label: string; href?: string };

/** Where this page is. The last one is the page itself, unless it leads somewhere. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={WORDS.breadcrumb}>
      <ol className="crumbs">
        {crumbs.map(({ label, href }, position) => (
          <li key={label}>
            {href ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current={position === last ? 'page' : undefined}>{label}</span>
            )}
            {position !== last && <Icon name="right" size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

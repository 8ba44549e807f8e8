import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { WORDS } from './words.ts';

export type Crumb = { label: string; href?: string };

/** Where this page is; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={WORDS.breadcrumb}>
      <ol className="crumbs">
        {crumbs.map(({ label, href }, position) => (
          <li key={label}>
            {position === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                {href ? <Link href={href}>{label}</Link> : <span>{label}</span>}
                <Icon name="right" size="small" flip />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

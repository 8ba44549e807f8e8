import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type RowLinkProps = Readonly<{
  href: string;
  /** Says which row it opens, for those who hear it alone. */
  name: string;
  children: string;
}>;

/** The first cell of a row: the way to the thing itself. */
export function RowLink({ href, name, children }: RowLinkProps) {
  return (
    <Link className="row-link" href={href} aria-label={name}>
      <Icon name="eye" size="small" />
      <span>{children}</span>
    </Link>
  );
}

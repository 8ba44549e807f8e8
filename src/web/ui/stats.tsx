import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export type Stat = {
  id: string;
  label: ReactNode;
  figure: ReactNode;
  note?: ReactNode;
  /** A figure opens the rows behind it. */
  href?: string;
};

type StatsProps = {
  stats: readonly Stat[];
  /** Above a list: on a telephone they are one line, to be pushed sideways. */
  strip?: true;
};

/** Tiles of figures in one frame. */
export function Stats({ stats, strip }: StatsProps) {
  return (
    <div className="stats" data-framed="" data-strip={strip}>
      {stats.map((stat) =>
        stat.href ? (
          <Link key={stat.id} className="stat" href={stat.href}>
            <Tile {...stat} />
          </Link>
        ) : (
          <div key={stat.id} className="stat">
            <Tile {...stat} />
          </div>
        ),
      )}
    </div>
  );
}

function Tile({ label, figure, note }: Stat) {
  return (
    <>
      <span className="stat-label">{label}</span>
      <span className="stat-figure">{figure}</span>
      {note && <span className="stat-note">{note}</span>}
    </>
  );
}

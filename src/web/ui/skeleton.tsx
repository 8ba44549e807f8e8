import { WORDS } from './words-copy.ts';

type SkeletonProps = {
  /** The shape of what is coming: lines of text, rows of a list, a row of tiles, or a chart. */
  kind?: 'text' | 'rows' | 'tiles' | 'chart';
  count?: number;
  label?: string;
};

const TEXT_WIDTHS = ['92%', '100%', '70%'];
const ROW_WIDTHS = ['34%', '42%', '28%', '38%'];

/** Appears after 150 ms (in the sheet), so that a fast answer never flickers. */
export function Skeleton({ kind = 'text', count = 3, label = WORDS.loading }: SkeletonProps) {
  const keys = Array.from({ length: count }, (_, position) => `shape ${position}`);

  return (
    <div className="skeletons" data-kind={kind} role="status">
      <span className="hidden-visually">{label}</span>
      {keys.map((key, position) => (
        <Shape key={key} kind={kind} position={position} />
      ))}
    </div>
  );
}

function Shape({ kind, position }: { kind: SkeletonProps['kind']; position: number }) {
  if (kind === 'tiles') {
    return (
      <span className="skeleton-tile">
        <Bar width="48%" />
        <Bar width="72%" tall />
      </span>
    );
  }
  if (kind === 'rows') {
    return (
      <span className="skeleton-row">
        <Bar width={ROW_WIDTHS[position % ROW_WIDTHS.length]} />
        <Bar width="14%" />
      </span>
    );
  }
  return <Bar width={TEXT_WIDTHS[position % TEXT_WIDTHS.length]} />;
}

/** One grey bar; also used by the table for its waiting cells. */
export function Bar({ width, tall = false }: { width?: string; tall?: boolean }) {
  return <span className="skeleton" data-tall={tall || undefined} style={{ '--width': width }} />;
}

import { Link } from './link.tsx';

export type BarListItem = {
  id: string;
  label: string;
  value: number;
  /** The value as it is read: "$1,204.00 (31.2%)". */
  words: string;
  href?: string;
};

/** Shares of a whole as horizontal bars, each against the largest. The words carry the value. */
export function BarList({ label, items }: { label: string; items: readonly BarListItem[] }) {
  const largest = Math.max(0, ...items.map((item) => item.value));
  return (
    <ul className="bar-list" aria-label={label}>
      {items.map(({ id, label: name, value, words, href }) => (
        <li className="meter" key={id}>
          {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
          <span className="meter-value">{words}</span>
          <span className="bar" aria-hidden="true">
            <span style={{ '--value': `${largest > 0 ? (Math.max(0, value) / largest) * 100 : 0}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

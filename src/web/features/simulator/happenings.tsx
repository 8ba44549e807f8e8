import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import type { Told } from './simulator-queries.ts';

type Happening = Told & Readonly<{ id: number }>;
const SHOWN_MAX = 8;

const TellContext = createContext<((told: Told) => void) | undefined>(undefined);

export function useTell(): (told: Told) => void {
  const tell = useContext(TellContext);
  if (!tell) throw new Error('useTell needs Happenings above it.');
  return tell;
}

/** Keeps what was done on this page, newest first, each with the way to what it made. */
export function Happenings({ children }: { children: (list: ReactNode) => ReactNode }) {
  const [happened, setHappened] = useState<readonly Happening[]>([]);
  const tell = useMemo(() => {
    let last = 0;
    return (told: Told) => {
      last += 1;
      const id = last;
      setHappened((before) => [{ ...told, id }, ...before].slice(0, SHOWN_MAX));
    };
  }, []);
  return <TellContext value={tell}>{children(<HappeningList happened={happened} />)}</TellContext>;
}

function HappeningList({ happened }: { happened: readonly Happening[] }) {
  return (
    <Card title={copy.happened}>
      <div role="log" aria-label={copy.happened}>
        {happened.length === 0 ? (
          <p className="muted">{copy.nothingHappened}</p>
        ) : (
          <ul className="stack" data-gap="small">
            {happened.map(({ id, text, link }) => (
              <li key={id}>
                {text} {link && <Link href={link.href}>{link.label}</Link>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';

type Way = Readonly<{ label: string; href: string }>;
/** What is told of something that was done: words, and the way to what it made, or to each of several things. */
export type Happening = Readonly<{ text: string; link?: Way; links?: readonly Way[] }>;
type Listed = Happening & Readonly<{ id: number }>;
const SHOWN_MAX = 8;

const TellContext = createContext<((happening: Happening) => void) | undefined>(undefined);

export function useTell(): (happening: Happening) => void {
  const tell = useContext(TellContext);
  if (!tell) throw new Error('useTell needs Happenings above it.');
  return tell;
}

/** Keeps what was done on this page, newest first, each with the way to what it made. */
export function Happenings({ children }: { children: (list: ReactNode) => ReactNode }) {
  const [happened, setHappened] = useState<readonly Listed[]>([]);
  const tell = useMemo(() => {
    let last = 0;
    return (happening: Happening) => {
      last += 1;
      const id = last;
      setHappened((before) => [{ ...happening, id }, ...before].slice(0, SHOWN_MAX));
    };
  }, []);
  return <TellContext value={tell}>{children(<HappeningList happened={happened} />)}</TellContext>;
}

function HappeningList({ happened }: { happened: readonly Listed[] }) {
  return (
    <Card title={copy.happened}>
      <div role="log" aria-label={copy.happened}>
        {happened.length === 0 ? (
          <p className="muted">{copy.nothingHappened}</p>
        ) : (
          <ul className="stack" data-gap="small">
            {happened.map(({ id, text, link, links = [] }) => (
              <li key={id}>
                {text} {link && <Link href={link.href}>{link.label}</Link>}
                {links.length > 0 && (
                  <ul>
                    {links.map(({ href, label }) => (
                      <li key={href}>
                        <Link href={href}>{label}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

import { useContext, useEffect, useRef, useState } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Link, LinkRoutingContext } from '#web/ui/link.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { searchTargets } from './search-targets.ts';
import { shellCopy as copy } from './shell-copy.ts';

/** The inside of the search dialog: one field, and where its text may lead. */
export function SearchBox({ onGone }: { onGone: () => void }) {
  const routing = useContext(LinkRoutingContext);
  const [text, setText] = useState('');
  const targets = searchTargets(text, pageSettings());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const goToFirst = () => {
    const [first] = targets;
    if (text.trim() === '' || !first) return;
    onGone();
    routing?.navigate(first.href);
  };

  return (
    <div className="stack" data-gap="small" ref={box}>
      <SearchField label={copy.searchField} value={text} onChange={setText} onSubmit={goToFirst} />
      <p className="subtle">{copy.searchHelp}</p>
      <ul className="side-list" aria-label={copy.searchGo}>
        {targets.map(({ label, href }) => (
          <li key={href}>
            <Link className="side-link" href={href} onClick={onGone}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

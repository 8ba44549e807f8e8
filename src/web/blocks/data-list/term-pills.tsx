import { Icon } from '#web/ui/icon.tsx';
import { termPillsCopy as copy } from './term-pills-copy.ts';

type TermPillsProps = Readonly<{ terms: readonly string[]; onTerms: (terms: readonly string[]) => void }>;

/** What is searched for, each with a way to remove it. */
export function TermPills({ terms, onTerms }: TermPillsProps) {
  if (terms.length === 0) return null;
  return (
    <ul className="pills" aria-label={copy.searchTerms}>
      {terms.map((term) => (
        <li className="pill" key={term}>
          {copy.searchTerm} <b title={term}>{term}</b>
          <button
            type="button"
            aria-label={copy.removeTerm(term)}
            onClick={() => onTerms(terms.filter((other) => other !== term))}
          >
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}

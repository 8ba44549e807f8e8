import { useSyncExternalStore } from 'react';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { connectCopy as copy } from './connect-copy.ts';
import { methodLogosCopy as names } from './method-logos-copy.ts';

/** The last one is the one-click method, which not every store may offer. */
const METHODS = [
  'Visa',
  'Mastercard',
  'American Express',
  'Discover',
  'JCB',
  'UnionPay',
  'Apple Pay',
  'Google Pay',
  'iDEAL',
  'Klarna',
  'Diners Club',
  'Cartes Bancaires',
  'Bancontact',
  names.sepa,
  'Affirm',
  'Afterpay',
  'EPS',
  'Przelewy24',
  names.becs,
  names.oneClick,
] as const;

const LIMITS = [
  { query: '(max-width: 480px)', shown: 5 },
  { query: '(max-width: 768px)', shown: 7 },
] as const;
const SHOWN_WIDE = 10;

function subscribe(onChange: () => void): () => void {
  const queries = LIMITS.map(({ query }) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
const useShownCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => LIMITS.find(({ query }) => window.matchMedia(query).matches)?.shown ?? SHOWN_WIDE,
  );

/** What customers may pay with: as many as fit, and the rest behind a button. */
export function MethodLogos({ hasOneClick }: { hasOneClick: boolean }) {
  const shown = useShownCount();
  const methods: readonly string[] = hasOneClick ? METHODS : METHODS.slice(0, -1);
  const rest = methods.slice(shown);
  return (
    <ul className="row connect-methods" aria-label={copy.methods}>
      {methods.slice(0, shown).map((method) => (
        <li key={method}>
          <MethodMark size="large" code={method} />
        </li>
      ))}
      <li>
        <Popover
          label={copy.moreLabel(rest.length)}
          align="start"
          trigger={(props) => (
            <button
              type="button"
              className="badge connect-more"
              data-size="large"
              aria-label={copy.moreLabel(rest.length)}
              {...props}
            >
              {copy.more(rest.length)}
            </button>
          )}
        >
          <ul className="row connect-methods connect-rest" aria-label={copy.moreLabel(rest.length)}>
            {rest.map((method) => (
              <li key={method}>
                <MethodMark size="large" code={method} />
              </li>
            ))}
          </ul>
        </Popover>
      </li>
    </ul>
  );
}

import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminAddress } from '../../shared/admin-address.ts';
import { Hidden } from '../../shared/hidden.tsx';
import { Nothing } from '../../shared/nothing.tsx';
import { may } from '../../shared/page-settings.ts';

type MethodCellProps = Readonly<{
  source: string | null;
  identifier: string | null;
  accountCountry: string;
  /** Read aloud where there is no method. */
  none: string;
}>;

/** How a customer paid: a badge, and the last digits of what it was paid with. */
export function MethodCell({ source, identifier, accountCountry, none }: MethodCellProps) {
  if (source === null) return <Nothing word={none} />;
  const { label, badge } = sourceWords(source, accountCountry);
  const digits = identifier && identifierLabel(identifier);
  return (
    <span className="method" title={digits ? `${label} ${digits}` : label}>
      <MethodMark code={badge} />
      {digits && (
        <span className="num muted" dir="auto">
          {digits}
        </span>
      )}
    </span>
  );
}

type CustomerCellProps = Readonly<{ name: string | null; url?: string | null; none: string }>;

/** Who paid, and the way to them where the store knows them. */
export function CustomerCell({ name, url, none }: CustomerCellProps) {
  if (!may('see_customers')) return <Hidden />;
  if (name === null) return <span className="subtle">{none}</span>;
  if (!url) return name;
  return (
    <Link className="table-link" href={adminAddress(url)}>
      {name}
    </Link>
  );
}

type OrderCellProps = Readonly<{
  order: Readonly<{ number: string; url: string }> | null;
  words: (number: string) => string;
  none: string;
}>;

export function OrderCell({ order, words, none }: OrderCellProps) {
  if (!order) return <Nothing word={none} />;
  return (
    <Link className="num" href={adminAddress(order.url)}>
      {words(order.number)}
    </Link>
  );
}

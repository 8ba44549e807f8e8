import type { OrderAddress } from '#contract/order-address.ts';
import type { Order } from '#contract/orders.ts';
import { addressLines } from '#domain/orders/address-lines.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { countryName } from '#web/shared/countries.ts';
import { Hidden } from '#web/shared/hidden.tsx';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { orderCopy as copy } from './order-copy.ts';

/** Who bought and where it goes. */
export function OrderCustomer({ order }: { order: Order }) {
  return (
    <Card title={copy.customer}>
      <div className="stack" data-gap="small">
        <Buyer order={order} />
        <Facts facts={factsOf(order)} />
      </div>
    </Card>
  );
}

function Buyer({ order: { customer_name, customer_email, customer_url } }: { order: Order }) {
  if (!may('see_customers')) return <Hidden />;
  if (customer_name === null) return <p className="muted">{copy.noCustomer}</p>;
  return (
    <p className="order-buyer">
      {customer_url === null ? (
        <span className="strong">{customer_name}</span>
      ) : (
        <Link href={adminAddress(customer_url)}>{customer_name}</Link>
      )}
      <span className="muted">{customer_email}</span>
      {customer_url === null && <span className="subtle">{copy.guest}</span>}
    </p>
  );
}

function factsOf(order: Order): readonly Fact[] {
  const { billing, shipping, customer_id, customer_orders, customer_since } = order;
  const facts: Fact[] = [];
  if (!may('see_customers')) {
    const country = (shipping ?? billing)?.country;
    return country ? [{ label: copy.shipTo, value: countryName(country) }] : [];
  }
  if (billing) facts.push({ label: copy.billTo, value: <Address address={billing} /> });
  if (shipping) facts.push({ label: copy.shipTo, value: <Address address={shipping} /> });
  else if (billing) facts.push({ label: copy.shipTo, value: copy.sameAsBilling });
  if (customer_id !== null && customer_orders !== null && customer_since !== null) {
    const words = copy.ordersSince(
      countWords(customer_orders),
      formatDate(customer_since, pageSettings().store),
    );
    facts.push({
      label: copy.orders,
      value: <Link href={paths.orders({ customer: customer_id })}>{words}</Link>,
    });
  }
  return facts;
}

function Address({ address }: { address: OrderAddress }) {
  return (
    <address className="order-address">
      {[...addressLines(address), countryName(address.country)].map((line, place) => {
        // A city may have the name of its state, and lines never move, so their place names them.
        const key = `${line} ${place}`;
        return (
          <span key={key}>
            <bdi>{line}</bdi>
          </span>
        );
      })}
    </address>
  );
}

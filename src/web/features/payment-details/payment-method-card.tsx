import type { ReactNode } from 'react';
import type { Charge } from '#contract/payments.ts';
import { addressLines } from '#domain/orders/address-lines.ts';
import { cardCheck } from '#domain/payments/card-check.ts';
import { klarnaCategoryLabel, type MethodRow, methodRows } from '#domain/payments/method-rows.ts';
import { identifierLabel } from '#domain/payments/payment-source.ts';
import { languageName } from '#web/features/payment-details/language-name.ts';
import { countryName } from '#web/shared/countries.ts';
import { Hidden } from '#web/shared/hidden.tsx';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { may } from '#web/shared/page-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';
import { methodWords } from './short-method.tsx';

/** How somebody paid: what the method tells of itself, whose it is, and what the bank checked. */
export function PaymentMethodCard({ charge }: { charge: Charge }) {
  const { payment_method_details, payment_method, billing_details } = charge;
  const rows = methodRows(payment_method_details, payment_method, billing_details);
  return (
    <Card title={copy.method} headEnd={<MethodMark code={methodWords(charge).badge} />}>
      <Facts
        kind="rows"
        facts={rows.map((row) => ({ label: copy.fields[row.field], value: rowValue(row, charge) }))}
      />
    </Card>
  );
}

/** What the method tells of whoever paid. */
const PERSONAL: readonly MethodRow['field'][] = ['owner', 'email', 'address'];

function rowValue({ field, value }: MethodRow, charge: Charge): ReactNode {
  if (PERSONAL.includes(field) && !may('see_customers')) return <Hidden />;
  if (field === 'address') return <Address charge={charge} />;
  if (field === 'cvc_check' || field === 'line1_check' || field === 'postal_code_check') {
    const { label, style } = cardCheck(value);
    return <span className={style === 'none' ? undefined : style}>{label}</span>;
  }
  if (value === null) return <Nothing word={copy.notKnown} />;
  if (field === 'origin') return countryName(value);
  if (field === 'category') return klarnaCategoryLabel(value);
  if (field === 'bank') return identifierLabel(value);
  if (field === 'locale') return languageName(value);
  if (field === 'fingerprint' || field === 'id')
    return <CopyButton value={value} what={copy.copied[field]} />;
  if (field === 'number' || field === 'expires' || field === 'iban') {
    return (
      <span className="num" dir="ltr">
        {value}
      </span>
    );
  }
  return value;
}

function Address({ charge: { billing_details } }: { charge: Charge }): ReactNode {
  const { address, country } = billing_details;
  const lines = address
    ? addressLines({
        name: '',
        address_1: [address.line1, address.line2].filter(Boolean).join(', '),
        city: address.city ?? '',
        state: address.state ?? '',
        postcode: address.postal_code ?? '',
        country: address.country ?? '',
      })
    : [];
  const code = address?.country ?? country;
  const all = [...lines, ...(code ? [countryName(code)] : [])];
  if (all.length === 0) return <Nothing word={copy.notKnown} />;
  return (
    <address className="payment-address">
      {all.map((line, place) => {
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

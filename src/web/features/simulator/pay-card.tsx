import { type FormEvent, useState } from 'react';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { payAsCustomer } from '#contract/simulator/simulator-payments.ts';
import { sourceWords } from '#domain/payments/payment-source.ts';
import { currency as asCurrency, decimalsOf, money } from '#domain/shared/money.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { AmountField } from './amount-field.tsx';
import { cardLabel } from './card-words.ts';
import { type CustomerDraft, CustomerFields, placesOf } from './customer-fields.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

const START = {
  amount: 2500 as number | null,
  currency: 'usd',
  card: '4242424242424242',
  capture: true,
};
const SOMEBODY: CustomerDraft = {
  channel: 'online',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  country: 'US',
  ip_country: 'US',
  isSentElsewhere: false,
};

/** Twenty-five dollars become twenty-five yen: the number that is read stays, whatever its smallest unit. */
const inOther = ({ amount, currency }: typeof START, other: string) => ({
  currency: other,
  amount: amount && Math.round(amount * 10 ** (decimalsOf(other) - decimalsOf(currency))),
});

const waysToPay = ({ cards, methods }: SimulatorDesk) => [
  { label: copy.cards, options: cards.map((card) => ({ value: card.number, label: cardLabel(card) })) },
  ...(methods.length > 0
    ? [
        {
          label: copy.methods,
          options: methods.map((name) => ({ value: name, label: sourceWords(name).label })),
        },
      ]
    : []),
];

/** The store's checkout, then the provider: an order, a payment and a charge. */
export function PayCard({ desk }: { desk: SimulatorDesk }) {
  const currencies = desk.account?.currencies ?? [];
  const [draft, setDraft] = useState({ ...START, currency: currencies[0] ?? START.currency });
  const [customer, setCustomer] = useState(SOMEBODY);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const pay = useDeed(payAsCustomer, ({ amount, currency, status, failure_code, order_id }) => {
    const words = moneyWords(money(amount, currency), true);
    return {
      text: failure_code ? copy.declined(words, failure_code) : copy.paid(words, status),
      link: { label: copy.toOrder, href: paths.order(order_id) },
    };
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pay.isPending) return;
    const { amount, currency, card, capture } = draft;
    const { channel, name, email, country, ip_country } = customer;
    pay.mutate({
      amount: amount ?? 0,
      currency: asCurrency(currency),
      card,
      capture,
      channel,
      ...(channel === 'online' && {
        customer: { name, email, country },
        ...placesOf(customer),
        ...(ip_country !== '' && { ip_country }),
      }),
    });
  };
  return (
    <Card title={copy.pay}>
      <form className="stack" onSubmit={submit} noValidate>
        <div className="form-row">
          <AmountField
            key={draft.currency}
            currency={asCurrency(draft.currency)}
            error={fieldProblem(pay.error, 'amount')}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          <Select
            label={copy.currency}
            options={currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
            value={draft.currency}
            onChange={(event) => change(inOther(draft, event.target.value))}
          />
        </div>
        <Select
          label={copy.card}
          error={fieldProblem(pay.error, 'card')}
          options={waysToPay(desk)}
          value={draft.card}
          onChange={(event) => change({ card: event.target.value })}
        />
        <CustomerFields
          draft={customer}
          change={(part) => setCustomer((before) => ({ ...before, ...part }))}
          error={pay.error}
        />
        <Checkbox
          label={copy.capture}
          help={copy.captureHelp}
          checked={draft.capture}
          onChange={(event) => change({ capture: event.target.checked })}
        />
        <div>
          <Button kind="primary" type="submit" busy={pay.isPending}>
            {copy.doPay}
          </Button>
        </div>
        <DeedFailure deed={pay} />
      </form>
    </Card>
  );
}

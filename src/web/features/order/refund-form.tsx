import { type OrderItem, REFUND_NOTE_LENGTH_MAX } from '#contract/orders.ts';
import { leftOf, worthOf } from '#domain/orders/refund-lines.ts';
import { currencySign } from '#domain/shared/currency-symbol.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { parseMoney } from '#domain/shared/parse-money.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { orderRefundCopy as copy } from './order-refund-copy.ts';
import type { RefundDraft } from './refund-draft.ts';

type FormProps = Readonly<{ draft: RefundDraft; isTried: boolean }>;

/** Which items, how much, whether they go back on sale, and why. */
export function RefundForm({ draft, isTried }: FormProps) {
  const { order, items, restock, setRestock, reason, setReason } = draft;
  return (
    <>
      {order.line_items.length > 0 && (
        <fieldset className="refund-lines">
          <legend className="strong">{copy.items}</legend>
          {order.line_items.map((item) => (
            <Line key={item.line} item={item} draft={draft} />
          ))}
        </fieldset>
      )}
      <Amount draft={draft} isTried={isTried} />
      {items.length > 0 && (
        <Checkbox
          label={copy.restock}
          help={copy.restockHelp}
          checked={restock}
          onChange={(event) => setRestock(event.target.checked)}
        />
      )}
      <TextField
        label={copy.reason}
        help={copy.reasonHelp}
        optional
        maxLength={REFUND_NOTE_LENGTH_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </>
  );
}

function Line({ item, draft }: { item: OrderItem; draft: RefundDraft }) {
  const left = leftOf(item);
  const { currency } = draft.order;
  const quantity = Math.min(Math.max(0, draft.quantityOf(item) ?? 0), left);
  return (
    <div className="refund-line">
      <span className="order-product">
        <span className="strong">
          <bdi>{item.name}</bdi>
        </span>
        <span className="subtle">
          {left === 0 ? copy.nothingLeft : copy.left(countWords(left), countWords(item.quantity))}
        </span>
      </span>
      <NumberField
        label={copy.quantityOf(item.name)}
        hideLabel
        disabled={left === 0}
        value={draft.quantityOf(item)}
        placeholder={countWords(0)}
        error={draft.quantityProblem(item)}
        unreadableError={copy.notANumber}
        onChange={(next) => draft.setQuantity(item, next)}
      />
      <span className="refund-worth num">
        <MoneyText amount={worthOf(item, quantity)} currency={currency} />
      </span>
    </div>
  );
}

function Amount({ draft, isTried }: FormProps) {
  const { order, amount, refundable, worth, isTyped, amountProblem, setAmount, followItems } = draft;
  const { currency } = order;
  const { locale } = pageSettings().store;
  const isOver = amount !== null && amount > refundable;
  return (
    <div className="stack">
      <MoneyField
        label={copy.amount}
        help={copy.amountHelp(moneyWords(money(refundable, currency)))}
        symbol={currencySign(currency)}
        code={currency.toUpperCase()}
        value={amount}
        onChange={setAmount}
        parse={(text) => {
          const parsed = parseMoney(text, currency, locale);
          return parsed.kind === 'money' ? parsed.amount : undefined;
        }}
        format={(minor) => moneyFieldText(money(minor, currency), locale)}
        error={isTried || isOver ? amountProblem : undefined}
        unreadableError={copy.unreadable}
      />
      {isTyped && worth > 0 && worth !== amount && (
        <div>
          <Button kind="quiet" size="small" onClick={followItems}>
            {copy.itemsTotal(moneyWords(money(Math.min(worth, refundable), currency)))}
          </Button>
        </div>
      )}
    </div>
  );
}

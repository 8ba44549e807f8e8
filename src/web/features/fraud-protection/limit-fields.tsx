import { type KeyboardEvent, useState } from 'react';
import type { ItemsRuleSettings, PriceRuleSettings } from '#domain/fraud/rule-settings.ts';
import { currencySign } from '#domain/shared/currency-symbol.ts';
import { separatorsOf } from '#domain/shared/separators.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';

type Limits = Readonly<{ min: number | null; max: number | null }>;
const isUnset = ({ min, max }: Limits): boolean => !min && !max;
const isReversed = ({ min, max }: Limits): boolean => Boolean(min && max && max <= min);

/** Digits with an optional point; a thousand billions is more than any order. */
const PRICE = /^\d{0,12}(\.\d{0,2})?$/;

type PriceProps = Readonly<{ rule: PriceRuleSettings; onChange: (rule: PriceRuleSettings) => void }>;

export function PriceLimits({ rule, onChange }: PriceProps) {
  const limits = { min: rule.min_amount, max: rule.max_amount };
  return (
    <>
      {isUnset(limits) && <Unset words={copy.price.unset} />}
      <div className="form-row">
        <PriceField
          label={copy.price.min}
          value={rule.min_amount}
          onChange={(min_amount) => onChange({ ...rule, min_amount })}
        />
        <PriceField
          label={copy.price.max}
          value={rule.max_amount}
          error={isReversed(limits) ? copy.price.reversed : undefined}
          onChange={(max_amount) => onChange({ ...rule, max_amount })}
        />
      </div>
    </>
  );
}

type FieldProps = Readonly<{
  label: string;
  value: number | null;
  error?: string;
  onChange: (value: number | null) => void;
}>;

/** Keeps the words as they are typed, so that "10." is not taken back before its decimals are there. */
function PriceField({ label, value, error, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const { decimal } = separatorsOf(pageSettings().store.locale);
  const type = (text: string) => {
    const price = text.replace(decimal, '.');
    if (!PRICE.test(price)) return;
    setTyped(text);
    onChange(price === '' || price === '.' ? null : Number(price));
  };
  return (
    <TextField
      label={label}
      help={copy.noLimit}
      error={error}
      prefix={currencySign(pageSettings().storeCurrency.toLowerCase()) || '$'}
      placeholder={`0${decimal}00`}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed ?? (value === null ? '' : value.toFixed(2).replace('.', decimal))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type ItemsProps = Readonly<{ rule: ItemsRuleSettings; onChange: (rule: ItemsRuleSettings) => void }>;

export function ItemLimits({ rule, onChange }: ItemsProps) {
  const limits = { min: rule.min_items, max: rule.max_items };
  return (
    <>
      {isUnset(limits) && <Unset words={copy.items.unset} />}
      <div className="form-row">
        <ItemField
          label={copy.items.min}
          value={rule.min_items}
          onChange={(min_items) => onChange({ ...rule, min_items })}
        />
        <ItemField
          label={copy.items.max}
          value={rule.max_items}
          error={isReversed(limits) ? copy.items.reversed : undefined}
          onChange={(max_items) => onChange({ ...rule, max_items })}
        />
      </div>
    </>
  );
}

const REFUSED_KEYS = ['+', '-', '.', ',', 'e', 'E'];
const ITEM_COUNT = /^\d{0,9}$/;

function refuseKeys(event: KeyboardEvent): void {
  if (REFUSED_KEYS.includes(event.key)) event.preventDefault();
}

function ItemField({ label, value, error, onChange }: FieldProps) {
  return (
    <TextField
      type="number"
      min={1}
      step={1}
      label={label}
      help={copy.noLimit}
      error={error}
      autoComplete="off"
      value={value ?? ''}
      onKeyDown={refuseKeys}
      // A wheel over the field scrolls the page and changes no limit.
      onWheel={(event) => event.currentTarget.blur()}
      onChange={({ target }) => {
        if (ITEM_COUNT.test(target.value)) onChange(target.value === '' ? null : Number(target.value));
      }}
    />
  );
}

const Unset = ({ words }: { words: string }) => (
  <Notice kind="warning" size="small">
    {words}
  </Notice>
);

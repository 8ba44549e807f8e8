import type { RoleLimit } from '#contract/roles.ts';
import { limitsOfRole, writtenLimits } from '#domain/people/refund-limits.ts';
import { currencyChoice } from '#domain/shared/currency-name.ts';
import { currencySign } from '#domain/shared/currency-symbol.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { type Currency, currency, money } from '#domain/shared/money.ts';
import { parseMoney } from '#domain/shared/parse-money.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { rolesCopy as copy } from './roles-copy.ts';

type Props = Readonly<{
  /** The key of the role, where there is one already. */
  role: string | undefined;
  limits: readonly RoleLimit[];
  onChange: (limits: readonly RoleLimit[]) => void;
}>;

const storeCurrency = () => currency(pageSettings().store.currency.toLowerCase());

/** A line for the store's own currency stands there from the start; beside others, it would set that currency free. */
export const startingLines = (limits: readonly RoleLimit[]): readonly RoleLimit[] =>
  limits.length > 0 ? limits : [{ currency: storeCurrency(), refund_most: null, refund_day: null }];

/** What somebody of the role may refund at once and in a day, currency by currency. */
export function RoleLimits({ role, limits, onChange }: Props) {
  const change = (code: Currency, over: Partial<RoleLimit>) =>
    onChange(limits.map((limit) => (limit.currency === code ? { ...limit, ...over } : limit)));
  return (
    <fieldset className="field">
      <legend className="field-label">{copy.limits}</legend>
      <p className="field-help">{limitsHelp(role, limits)}</p>
      <div className="stack" data-gap="small">
        {limits.map((limit) => (
          <OneLimit
            key={limit.currency}
            limit={limit}
            onChange={(over) => change(limit.currency, over)}
            onRemove={() => onChange(limits.filter((one) => one.currency !== limit.currency))}
          />
        ))}
        <Combobox
          label={copy.addCurrency}
          value={null}
          options={otherCurrencies(limits).map((code) => ({ value: code, label: currencyChoice(code) }))}
          onChange={(code) =>
            code && onChange([...limits, { currency: currency(code), refund_most: null, refund_day: null }])
          }
        />
      </div>
    </fieldset>
  );
}

/** What these lines mean once they are saved. */
function limitsHelp(role: string | undefined, lines: readonly RoleLimit[]): string {
  if (writtenLimits(role, lines).length > 0) return copy.limitsHelp;
  const [start] = limitsOfRole(role, [], storeCurrency());
  if (!start) return copy.noLimitsHelp;
  const words = (amount: number | null) => moneyWords(money(amount ?? 0, start.currency), true);
  return copy.startHelp(words(start.refund_most), words(start.refund_day));
}

function otherCurrencies(limits: readonly RoleLimit[]): readonly string[] {
  const known = Object.values(pageSettings().currencyData).map(({ code }) => code.toLowerCase());
  return [...new Set(known)].filter((code) => !limits.some((limit) => limit.currency === code)).sort();
}

type OneProps = Readonly<{
  limit: RoleLimit;
  onChange: (over: Partial<RoleLimit>) => void;
  onRemove: () => void;
}>;

function OneLimit({ limit: { currency: code, refund_most, refund_day }, onChange, onRemove }: OneProps) {
  const upper = code.toUpperCase();
  return (
    <div className="row">
      <Amount
        label={copy.most(upper)}
        code={code}
        value={refund_most}
        onChange={(amount) => onChange({ refund_most: amount })}
      />
      <Amount
        label={copy.day(upper)}
        code={code}
        value={refund_day}
        onChange={(amount) => onChange({ refund_day: amount })}
      />
      <IconButton icon="close" label={copy.removeCurrency(upper)} onClick={onRemove} />
    </div>
  );
}

type AmountProps = Readonly<{
  label: string;
  code: Currency;
  value: number | null;
  onChange: (amount: number | null) => void;
}>;

function Amount({ label, code, value, onChange }: AmountProps) {
  const { locale } = pageSettings().store;
  return (
    <MoneyField
      label={label}
      symbol={currencySign(code)}
      value={value}
      onChange={onChange}
      parse={(text) => {
        const parsed = parseMoney(text, code, locale);
        return parsed.kind === 'money' ? parsed.amount : undefined;
      }}
      format={(minor) => moneyFieldText(money(minor, code), locale)}
      unreadableError={copy.unreadable}
    />
  );
}

import { useState } from 'react';
import type { StoreCurrencies, StoreCurrency } from '#contract/multi-currency.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import { useEnableCurrencies } from '#web/blocks/currencies/currency-queries.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { AddDialog } from './add-dialog.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import { rateWords } from './rate-words.ts';
import { useRemoveCurrency } from './use-remove-currency.tsx';

type Props = Readonly<{ currencies: StoreCurrencies; methods: readonly string[] }>;

export function CurrenciesCard({ currencies, methods }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const save = useEnableCurrencies();
  const remove = useRemoveCurrency({ currencies, methods, save: save.mutateAsync });
  const enabled = Object.values(currencies.enabled);

  return (
    <Card
      title={copy.currencies}
      flush
      headEnd={
        <Button icon="plus" onClick={() => setIsAdding(true)}>
          {currenciesCopy.add(0)}
        </Button>
      }
      foot={enabled.length === 1 && <OnlyOwn />}
    >
      <ul className="items">
        {enabled.map((one) => (
          <Row key={one.code} currency={one} base={currencies.default.code} onRemove={() => remove(one)} />
        ))}
      </ul>
      {isAdding && (
        <AddDialog
          currencies={currencies}
          isSaving={save.isPending}
          onAdd={(codes) =>
            save.mutate([...Object.keys(currencies.enabled), ...codes], {
              onSuccess: () => setIsAdding(false),
            })
          }
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  );
}

const OnlyOwn = () => (
  <div className="row">
    <p className="muted">{copy.onlyOwn}</p>
    <LinkButton size="small" href={paths.multiCurrencySetup()}>
      {copy.guided}
    </LinkButton>
  </div>
);

type RowProps = Readonly<{ currency: StoreCurrency; base: string; onRemove: () => void }>;

function Row({ currency, base, onRemove }: RowProps) {
  const { code, name, symbol, is_default, last_updated } = currency;
  return (
    <li className="item">
      <span className="item-icon" aria-hidden="true">
        {symbol.length > 3 ? code : symbol}
      </span>
      <div>
        <p className="item-title">
          {name} <span className="muted">{code}</span>
        </p>
        {!is_default && (
          <p className="item-note">
            {rateWords(currency, base)} ·{' '}
            {last_updated === null ? (
              copy.manual
            ) : (
              <Sentence say={copy.updated}>
                <When at={utcInstant(last_updated)} />
              </Sentence>
            )}
          </p>
        )}
      </div>
      <span className="item-end">
        {is_default ? (
          <Chip plain>{copy.default}</Chip>
        ) : (
          <>
            <LinkButton
              size="small"
              href={paths.currencySettings(code.toLowerCase())}
              aria-label={copy.manageOf(name)}
            >
              {copy.manage}
            </LinkButton>
            <Button size="small" kind="danger-quiet" aria-label={copy.removeOf(name)} onClick={onRemove}>
              {copy.remove}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

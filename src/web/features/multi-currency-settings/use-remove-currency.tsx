import type { StoreCurrencies, StoreCurrency } from '#contract/multi-currency.ts';
import { methodsThatNeed } from '#domain/settings/currency-methods.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';

type Removing = Readonly<{
  currencies: StoreCurrencies;
  /** The ways to pay that are switched on. */
  methods: readonly string[];
  save: (enabled: readonly string[]) => Promise<unknown>;
}>;

/** Asks first, and says which ways to pay go with it. */
export function useRemoveCurrency({ currencies, methods, save }: Removing) {
  const confirm = useConfirm();
  return ({ code, name }: StoreCurrency) => {
    const left = Object.keys(currencies.enabled).filter((other) => other !== code);
    const domesticCurrency = pageSettings().accountDefaultCurrency.toUpperCase();
    const lost = methodsThatNeed(code, { methods, left, domesticCurrency });
    return confirm({
      title: copy.removeTitle(name),
      action: copy.remove,
      kind: 'danger',
      text: (
        <div className="stack">
          <p>{copy.removeText}</p>
          {lost.length > 0 && (
            <Notice kind="warning" size="small" label={copy.removeTitle(name)}>
              {copy.removeMethods(lost)}
            </Notice>
          )}
        </div>
      ),
      onConfirm: () => save(left),
    });
  };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import {
  type ShopSettings,
  storeSettingsQuery,
  useSaveShopSettings,
} from '#web/blocks/currencies/currency-queries.ts';
import { ShopSettingsFields } from '#web/blocks/currencies/shop-settings-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { multiCurrencySetupCopy as copy } from './multi-currency-setup-copy.ts';

type Props = Readonly<{ onBack: () => void; onDone: () => void }>;

export function ReviewStep({ onBack, onDone }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(storeSettingsQuery());
  const [edited, setEdited] = useState<ShopSettings>();
  const save = useSaveShopSettings();
  if (!data && isError)
    return (
      <ErrorNotice
        title={currenciesCopy.settingsLoadFailed}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton kind="text" count={4} />;
  const value = edited ?? {
    isAutomatic: data.wcpay_multi_currency_enable_auto_currency,
    hasSwitcher: data.wcpay_multi_currency_enable_storefront_switcher,
  };

  return (
    <div className="stack">
      <p className="muted">{copy.reviewText}</p>
      <ShopSettingsFields theme={data.site_theme} value={value} onChange={setEdited} />
      <div className="actions">
        <Button disabled={save.isPending} onClick={onBack}>
          {copy.back}
        </Button>
        <Button
          kind="primary"
          busy={save.isPending}
          onClick={() => save.mutate(value, { onSuccess: onDone })}
        >
          {copy.continue}
        </Button>
      </div>
    </div>
  );
}

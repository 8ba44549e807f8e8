import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import {
  type ShopSettings,
  storeSettingsQuery,
  useSaveShopSettings,
} from '#web/blocks/currencies/currency-queries.ts';
import { ShopSettingsFields } from '#web/blocks/currencies/shop-settings-fields.tsx';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';

export function ShopCard() {
  const { data, isError, isFetching, refetch } = useQuery(storeSettingsQuery());
  const [edited, setEdited] = useState<ShopSettings>();
  const save = useSaveShopSettings();
  const saved = {
    isAutomatic: data?.wcpay_multi_currency_enable_auto_currency ?? false,
    hasSwitcher: data?.wcpay_multi_currency_enable_storefront_switcher ?? false,
  };
  const value = edited ?? saved;
  const isDirty = value.isAutomatic !== saved.isAutomatic || value.hasSwitcher !== saved.hasSwitcher;

  return (
    <Card
      title={copy.shop}
      foot={
        data && (
          <Button
            kind="primary"
            busy={save.isPending}
            disabled={!isDirty}
            onClick={() => save.mutate(value, { onSuccess: () => setEdited(undefined) })}
          >
            {copy.save}
          </Button>
        )
      }
    >
      {data ? (
        <ShopSettingsFields theme={data.site_theme} value={value} onChange={setEdited} />
      ) : isError ? (
        <ErrorNotice
          title={currenciesCopy.settingsLoadFailed}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton kind="text" count={4} />
      )}
      <UnsavedChanges when={isDirty} />
    </Card>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveOptions } from '#contract/options.ts';
import type { PaymentMethodId } from '#domain/settings/payment-methods.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useSaved } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.methods;

/** Says that another program of the store offers the same method, until the merchant has read it for these programs. */
export function DuplicateNotice({ id, label }: { id: PaymentMethodId; label: string }) {
  const gateways = useSaved().duplicated_payment_method_ids[id] ?? [];
  const read = pageSettings().dismissedDuplicateNotices;
  const [isHidden, setIsHidden] = useState(() => gateways.every((one) => read[id]?.includes(one)));
  const { mutate } = useMutation({
    mutationFn: () =>
      call(saveOptions, {
        wcpay_duplicate_payment_method_notices_dismissed: { ...read, [id]: [...gateways] },
      }),
  });
  if (gateways.length === 0 || isHidden) return null;
  const dismiss = () => {
    setIsHidden(true);
    mutate();
  };
  return (
    <Notice kind="warning" size="small" label={label} onDismiss={dismiss}>
      {copy.duplicate(label, gateways)}
    </Notice>
  );
}

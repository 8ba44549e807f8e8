import { useState } from 'react';
import { isPaymentMethodId, methodLabel } from '#domain/settings/payment-methods.ts';
import { GoLiveDialog } from '#web/blocks/go-live/go-live-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingCheckbox } from './setting-checkbox.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.general;

/** Payments on or off, for real or as a test. */
export function GeneralSection() {
  const { is_dev_mode_enabled, is_test_mode_onboarding } = useSaved();
  const askToDisable = useAskToDisable();
  const confirm = useConfirm();
  const askToTest = (on: boolean) =>
    !on || confirm({ title: copy.testTitle, text: copy.testText, action: copy.testAction });

  return (
    <SettingsSection id="general" title={copy.title} text={copy.text}>
      <Card label={copy.title}>
        <div className="form">
          <SettingCheckbox
            name="is_wcpay_enabled"
            label={copy.enable}
            help={copy.enableHelp}
            ask={(on) => on || askToDisable()}
          />
          {!is_test_mode_onboarding && !is_dev_mode_enabled && (
            <SettingCheckbox
              name="is_test_mode_enabled"
              label={copy.test}
              help={copy.testHelp}
              ask={askToTest}
            />
          )}
        </div>
      </Card>
      {is_test_mode_onboarding && <SandboxNotice />}
    </SettingsSection>
  );
}

function SandboxNotice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice
      kind="warning"
      title={copy.sandboxTitle}
      actions={<Button onClick={() => setOpen(true)}>{copy.setUp}</Button>}
    >
      {copy.sandboxText}
      <GoLiveDialog open={isOpen} onClose={() => setOpen(false)} asked={{ source: 'wcpay-settings-page' }} />
    </Notice>
  );
}

/** Says which methods shoppers would lose. */
function useAskToDisable() {
  const confirm = useConfirm();
  const { account_country } = useSaved();
  const { value: enabled } = useSetting('enabled_payment_method_ids');
  const { value: hasWallets } = useSetting('is_payment_request_enabled');
  const names = [
    ...enabled.filter(isPaymentMethodId).map((id) => methodLabel(id, account_country)),
    ...(hasWallets ? [settingsCopy.express.wallets] : []),
  ];
  return () =>
    confirm({
      title: copy.disableTitle,
      kind: 'danger',
      action: copy.disableAction,
      text: (
        <>
          <p>{copy.disableText}</p>
          <ul className="bullets">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ),
    });
}

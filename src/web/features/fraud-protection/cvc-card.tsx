import { pageSettings } from '#web/shared/page-settings.ts';
import { Chip } from '#web/ui/chip.tsx';
import { fraudProtectionCopy } from './fraud-protection-copy.ts';
import { RuleCard } from './rule-card.tsx';

const copy = fraudProtectionCopy.cvc;

/** The account decides whether a wrong security code is refused; here it is only told. */
export function CvcCard() {
  const { accountStatus } = pageSettings();
  const isEnforced = accountStatus.error ? true : accountStatus.fraudProtection.declineOnCVCFailure;
  return (
    <RuleCard
      card="cvc_verification"
      icon="lock"
      name={copy.name}
      text={isEnforced ? copy.enforced : copy.notEnforced}
      isOn={isEnforced}
      end={() => <Chip kind={isEnforced ? 'success' : 'light'}>{isEnforced ? copy.on : copy.off}</Chip>}
    />
  );
}

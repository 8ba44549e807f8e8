import type { VerificationDoor } from '#domain/account/verification-door.ts';
import { AtTheProvider } from '#web/blocks/at-the-provider/at-the-provider.tsx';
import { atTheProviderCopy } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { onboardingCopy as copy } from './onboarding-copy.ts';

type NothingToFillInProps = Readonly<{ door: Exclude<VerificationDoor, 'form' | 'payouts_form'> }>;

/** In the place of the forms, for whom nothing is asked of: why, and what can be changed all the same. */
export function NothingToFillIn({ door }: NothingToFillInProps) {
  const { title, text } = copy.door[door];
  const { providerCan, providerPages } = pageSettings();
  const canChange = door === 'verified';
  return (
    <Card
      title={title}
      foot={
        <>
          <LinkButton kind="primary" href={paths.overview()}>
            {copy.toOverview}
          </LinkButton>
          {canChange && providerCan.bankAccountWrites && (
            <LinkButton href={paths.bankAccount()}>{copy.bank}</LinkButton>
          )}
          {canChange && <LinkButton href={paths.paymentsSettings()}>{copy.business}</LinkButton>}
        </>
      }
    >
      <div className="stack" data-gap="small">
        <p>{text}</p>
        {canChange && providerPages && <AtTheProvider text={atTheProviderCopy.verification} page="account" />}
      </div>
    </Card>
  );
}

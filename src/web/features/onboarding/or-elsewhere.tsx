import type { ReactNode } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { embeddedStepCopy as copy } from './embedded-copy.ts';

/** Why a form cannot be shown here and, where the provider has a page of its own for it, the way there. */
export function OrElsewhere({ children }: { children: ReactNode }) {
  return (
    <div className="onboarding-failed">
      {children}
      {pageSettings().providerCan.hostedOnboarding && (
        <Notice
          kind="quiet"
          title={copy.elsewhere}
          actions={<LinkButton href={paths.hostedVerification()}>{copy.elsewhereOpen}</LinkButton>}
        >
          {copy.elsewhereText}
        </Notice>
      )}
    </div>
  );
}

import { Suspense, useState } from 'react';
import type { ActivityPeriod } from '#domain/account/activity-period.ts';
import { reportHref } from '#web/blocks/activity/activity-links.ts';
import { useOnce } from '#web/shared/dismissed-option.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { later } from '#web/ui/later.ts';
import { Link } from '#web/ui/link.tsx';
import { activityCopy as copy } from './activity-copy.ts';
import { rangeWords } from './range-words.ts';
import { maySurveyBeAsked } from './survey-patience.ts';

const Survey = later(async () => (await import('./survey.tsx')).Survey);

type ActivityFootProps = Readonly<{ period: ActivityPeriod; currency: string }>;

/** Which days these are and where their rows stand; below, the question how it pleases, until it was answered, or let pass twice. */
export function ActivityFoot({ period, currency }: ActivityFootProps) {
  const range = rangeWords(period.start, period.end);
  const { isOverviewSurveySubmitted, featureFlags } = pageSettings();
  const submitted = useOnce('survey submitted', isOverviewSurveySubmitted);
  // Whoever just answered is thanked; the question is gone with the next visit.
  const [isAsked] = useState(
    () => featureFlags.isPaymentOverviewWidgetEnabled && !submitted.isSo && maySurveyBeAsked(),
  );
  return (
    <>
      <span>{copy.zone(range, zoneWords())}</span>
      <Link href={reportHref(period, currency)}>{copy.report}</Link>
      {isAsked && (
        <Suspense fallback={null}>
          <Survey onSubmitted={submitted.setSo} />
        </Suspense>
      )}
    </>
  );
}

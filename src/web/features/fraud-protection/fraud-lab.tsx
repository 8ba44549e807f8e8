import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LAB_DAYS, type LabDays } from '#contract/fraud.ts';
import { previewableRules } from '#domain/fraud/rule-changes.ts';
import type { RuleContext, RuleSettings } from '#domain/fraud/rule-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BareSelect } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fraudLabCopy as copy } from './fraud-lab-copy.ts';
import { previewQuery } from './fraud-protection-queries.ts';
import { LabAnswer } from './lab-answer.tsx';
import { useSettled } from './use-settled.ts';

type Props = Readonly<{ settings: RuleSettings; context: RuleContext }>;

const SETTLE_MS = 250;

/** Asks the store's own history what the rules on this page would have done, and asks again as they change. */
export function FraudLab({ settings, context }: Props) {
  const [days, setDays] = useState<LabDays>(90);
  const rules = useSettled(previewableRules(settings, context), SETTLE_MS);
  const preview = useQuery(previewQuery(rules, days));
  return (
    <>
      <Card
        title={
          <>
            <Icon name="flask" />
            {copy.title}
          </>
        }
        headEnd={
          <BareSelect
            size="small"
            kind="quiet"
            aria-label={copy.window}
            value={String(days)}
            options={LAB_DAYS.map((value) => ({ value: String(value), label: copy.days[value] }))}
            onChange={({ target }) => setDays(LAB_DAYS.find((one) => String(one) === target.value) ?? 90)}
          />
        }
        flush
      >
        {preview.data ? (
          <LabAnswer preview={preview.data} isRecounting={preview.isPlaceholderData} />
        ) : (
          <div className="card-body">
            {preview.isError ? (
              <ErrorNotice
                title={copy.failed}
                retrying={preview.isFetching}
                onRetry={() => preview.refetch()}
              />
            ) : (
              <Skeleton kind="tiles" count={4} label={copy.loading} />
            )}
          </div>
        )}
      </Card>
      <Notice kind="quiet" label={copy.previewLabel}>
        {copy.preview}
      </Notice>
    </>
  );
}

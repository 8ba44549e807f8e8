import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ApprovalRules,
  getApprovalRules,
  type SentRule,
  saveApprovalRules,
} from '#contract/approvals.ts';
import { RULE_KINDS, type RuleKind } from '#domain/approvals/approval-rules.ts';
import { APPROVERS_MIN } from '#domain/approvals/could-approve.ts';
import { money } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { isAsked } from '#web/blocks/approvals/is-asked.ts';
import { useAsked } from '#web/blocks/approvals/use-asked.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { approvalRulesCopy as copy } from './approval-rules-copy.ts';
import { RuleCard } from './rule-card.tsx';
import { draftOf, type RuleDraft, ruleProblem, sentRule } from './rule-draft.ts';

/** What one person may not do alone, and who the second may be. */
export function ApprovalRulesScreen() {
  const rules = useQuery(readQuery(getApprovalRules, {}));
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={<LinkButton href={paths.approvals()}>{copy.list}</LinkButton>}
    >
      {rules.isError && (
        <ErrorNotice title={copy.failed} retrying={rules.isFetching} onRetry={() => rules.refetch()}>
          {failureWords(rules.error)}
        </ErrorNotice>
      )}
      {rules.isPending && <Skeleton kind="rows" count={6} label={copy.loading} />}
      {rules.data && <Rules key={JSON.stringify(rules.data.rules)} known={rules.data} />}
    </Page>
  );
}

type Drafts = Readonly<Record<RuleKind, RuleDraft>>;

function Rules({ known }: { known: ApprovalRules }) {
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(known));
  const [isTried, setIsTried] = useState(false);
  const save = useSaveRules();
  const people = known.roles.reduce((sum, role) => sum + role.people, 0);
  const sent = RULE_KINDS.flatMap((kind) => sentRule(kind, drafts[kind], known) ?? []);
  const hasProblem = RULE_KINDS.some((kind) => ruleProblem(kind, drafts[kind], known) !== undefined);
  const submit = () => {
    setIsTried(true);
    if (!hasProblem) save.mutate(sent);
  };
  return (
    <div className="stack">
      <WaitingApprovals subject="approvals" />
      {people < APPROVERS_MIN && (
        <Notice kind="info" title={copy.aloneTitle}>
          {copy.alone}
        </Notice>
      )}
      {RULE_KINDS.map((kind) => (
        <RuleCard
          key={kind}
          kind={kind}
          draft={drafts[kind]}
          known={known}
          isTried={isTried}
          onChange={(draft) => setDrafts({ ...drafts, [kind]: draft })}
        />
      ))}
      <Limits known={known} />
      {save.isError && !isAsked(save.error) && (
        <Notice kind="error" size="small" announce>
          {failureWords(save.error)}
        </Notice>
      )}
      <div>
        <Button kind="primary" busy={save.isPending} onClick={submit}>
          {copy.save}
        </Button>
      </div>
    </div>
  );
}

const draftsOf = (known: ApprovalRules): Drafts =>
  Object.fromEntries(RULE_KINDS.map((kind) => [kind, draftOf(kind, known)])) as Drafts;

function useSaveRules() {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const wasAsked = useAsked();
  return useMutation({
    mutationFn: (rules: readonly SentRule[]) => call(saveApprovalRules, { rules: [...rules] }),
    onSuccess: () => show(copy.saved),
    onError: (error) => void wasAsked(error),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getApprovalRules) }),
  });
}

function Limits({ known: { limits } }: { known: ApprovalRules }) {
  return (
    <Card title={copy.limits}>
      <div className="stack">
        <p>{copy.limitsText}</p>
        {limits.length === 0 && <p>{copy.noLimits}</p>}
        {limits.map(({ role, role_name, currency, refund_most, refund_day }) => (
          <p key={`${role} ${currency}`}>
            {copy.limitOf(
              role_name,
              currency.toUpperCase(),
              refund_most === null ? null : moneyWords(money(refund_most, currency), true),
              refund_day === null ? null : moneyWords(money(refund_day, currency), true),
            )}
          </p>
        ))}
      </div>
    </Card>
  );
}

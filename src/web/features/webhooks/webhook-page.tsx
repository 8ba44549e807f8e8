import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { Deliveries } from './deliveries.tsx';
import { type MadeSecret, SecretDialog } from './secret-dialog.tsx';
import { topicWords } from './topic-words.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookStatus } from './webhooks-columns.tsx';
import { webhooksCopy as copy } from './webhooks-copy.ts';
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRotateWebhook,
  useTestWebhook,
  webhooksQuery,
} from './webhooks-queries.ts';

/** One webhook: what it is told, what was answered, and what can be done about it. */
export function WebhookPage({ id }: { id: number }) {
  const webhooks = useQuery(webhooksQuery());
  const webhook = webhooks.data?.data.find((one) => one.id === id);
  if (webhook) return <FoundWebhook webhook={webhook} />;
  return (
    <Page title={copy.title} actions={<LinkButton href={paths.webhooks()}>{copy.back}</LinkButton>}>
      {webhooks.isPending && <Skeleton />}
      {webhooks.isError && (
        <ErrorNotice
          title={copy.loadFailed}
          retrying={webhooks.isFetching}
          onRetry={() => webhooks.refetch()}
        >
          {failureWords(webhooks.error)}
        </ErrorNotice>
      )}
      {webhooks.data && <Notice kind="warning">{copy.missing}</Notice>}
    </Page>
  );
}

type Step = 'none' | 'editing' | 'rotating' | 'removing';

function FoundWebhook({ webhook }: { webhook: Webhook }) {
  const [step, setStep] = useState<Step>('none');
  const [made, setMade] = useState<MadeSecret>();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const rotate = useRotateWebhook();
  const remove = useDeleteWebhook();
  const close = () => setStep('none');
  const { id, name, status } = webhook;

  return (
    <Page
      title={name}
      state={<WebhookStatus status={status} />}
      lead={<Link href={paths.webhooks()}>{copy.back}</Link>}
      actions={
        <>
          <TestButton webhook={webhook} />
          <StartOrStop webhook={webhook} />
          <Button onClick={() => setStep('editing')}>{copy.edit}</Button>
          <Button onClick={() => setStep('rotating')}>{copy.rotate}</Button>
          <Button onClick={() => setStep('removing')}>{copy.remove}</Button>
        </>
      }
      notices={
        status === 'disabled' && (
          <Notice kind="error" title={copy.disabledTitle}>
            {copy.disabled}
          </Notice>
        )
      }
    >
      <div className="stack">
        <AboutWebhook webhook={webhook} />
        <Deliveries webhook={webhook} />
      </div>
      {step === 'editing' && <WebhookForm webhook={webhook} onClose={close} />}
      <ConfirmDialog
        open={step === 'rotating'}
        title={copy.rotateTitle}
        action={copy.rotateAction}
        failureText={failureWords}
        onConfirm={async () => setMade(await rotate.mutateAsync({ id }))}
        onClose={close}
      >
        {copy.rotateText}
      </ConfirmDialog>
      <ConfirmDialog
        open={step === 'removing'}
        title={copy.removeTitle(name)}
        kind="danger"
        action={copy.removeAction}
        failureText={failureWords}
        onConfirm={async () => {
          await remove.mutateAsync({ id });
          snackbar.show(copy.removed(name));
          void navigate({ to: '/webhooks', search: {} });
        }}
        onClose={close}
      >
        {copy.removeText}
      </ConfirmDialog>
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
    </Page>
  );
}

function AboutWebhook({ webhook }: { webhook: Webhook }) {
  const { url, topics, kind, created, user_email, failures } = webhook;
  return (
    <Card title={copy.facts}>
      <Facts
        facts={[
          { label: copy.url, value: <code>{url}</code>, wide: true },
          { label: copy.topics, value: listCopy.listed(topics.map(topicWords)), wide: true },
          { label: copy.form, value: labelOf(copy.kinds, kind) },
          { label: copy.columns.user, value: user_email },
          { label: copy.made, value: <When at={created} /> },
          { label: copy.failures, value: countWords(failures) },
        ]}
      />
    </Card>
  );
}

function TestButton({ webhook: { id, status } }: { webhook: Webhook }) {
  const test = useTestWebhook();
  const snackbar = useSnackbar();
  return (
    <Button
      kind="primary"
      disabled={status !== 'active'}
      busy={test.isPending}
      onClick={() =>
        test.mutate(
          { id },
          {
            onSuccess: () => snackbar.show(copy.tested),
            onError: (error) => snackbar.show(failureWords(error)),
          },
        )
      }
    >
      {copy.test}
    </Button>
  );
}

function StartOrStop({ webhook: { id, status } }: { webhook: Webhook }) {
  const change = useChangeWebhook();
  const snackbar = useSnackbar();
  const isOn = status === 'active';
  return (
    <Button
      busy={change.isPending}
      onClick={() =>
        change.mutate(
          { id, status: isOn ? 'paused' : 'active' },
          {
            onSuccess: () => snackbar.show(isOn ? copy.stopped : copy.started),
            onError: (error) => snackbar.show(failureWords(error)),
          },
        )
      }
    >
      {isOn ? copy.stop : copy.start}
    </Button>
  );
}

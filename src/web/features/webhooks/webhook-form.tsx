import { type FormEvent, useId, useState } from 'react';
import type { Sent } from '#contract/kit/endpoint.ts';
import type { createWebhook, Webhook } from '#contract/webhooks.ts';
import {
  OWN_TOPICS,
  STORE_TOPICS,
  WEBHOOK_KINDS,
  type WebhookKind,
} from '#domain/webhooks/webhook-topics.ts';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { MadeSecret } from './secret-dialog.tsx';
import { topicWords } from './topic-words.ts';
import { webhooksCopy as copy } from './webhooks-copy.ts';
import { useChangeWebhook, useCreateWebhook } from './webhooks-queries.ts';

type Topic = Sent<typeof createWebhook>['topics'][number];
type Props = Readonly<{
  /** The one that changes; without it, one is added. */
  webhook?: Webhook;
  onMade?: (secret: MadeSecret) => void;
  onClose: () => void;
}>;

const KINDS = WEBHOOK_KINDS.map((value) => ({ value, label: copy.kinds[value], help: copy.kindHelp[value] }));
const STORE_OPTIONS = STORE_TOPICS.map((value) => ({ value, label: topicWords(value) }));
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/@]+/i.test(text) && URL.canParse(text);

/** Asks where it listens and what it is told. */
export function WebhookForm({ webhook, onMade, onClose }: Props) {
  const formId = useId();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kind, setKind] = useState<WebhookKind>(webhook?.kind === 'store' ? 'store' : 'own');
  const [topics, setTopics] = useState<readonly Topic[]>((webhook?.topics as readonly Topic[]) ?? []);
  const [isTried, setIsTried] = useState(false);
  const create = useCreateWebhook();
  const change = useChangeWebhook();
  const error = create.error ?? change.error;
  const isBusy = create.isPending || change.isPending;
  const problems = {
    name: name.trim() === '' ? copy.nameMissing : undefined,
    url: isWebAddress(url.trim()) ? undefined : copy.urlMissing,
    topics: topics.length === 0 ? copy.topicsMissing : undefined,
  };

  const choose = (chosen: WebhookKind) => {
    setKind(chosen);
    setTopics(chosen === 'store' ? [STORE_TOPICS[0] as Topic] : []);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(problems).some(Boolean) || isBusy) return;
    const wanted = { name: name.trim(), url: url.trim(), topics: [...topics] };
    if (webhook) change.mutate({ id: webhook.id, ...wanted }, { onSuccess: onClose });
    else create.mutate({ kind, ...wanted }, { onSuccess: (made) => onMade?.(made) });
  };

  return (
    <Dialog
      open
      title={webhook ? copy.editTitle : copy.addTitle}
      pending={isBusy}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            {webhook ? copy.saveAction : copy.addAction}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {error && (
          <Notice kind="error" size="small" announce>
            {failureWords(error)}
          </Notice>
        )}
        <TextField
          label={copy.name}
          help={copy.nameHelp}
          error={isTried ? (problems.name ?? fieldProblem(error, 'name')) : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={copy.url}
          help={copy.urlHelp}
          type="url"
          error={isTried ? (problems.url ?? fieldProblem(error, 'url')) : undefined}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        {!webhook && <RadioGroup label={copy.kind} choices={KINDS} value={kind} onChange={choose} />}
        {kind === 'store' ? (
          <Select
            label={copy.topic}
            options={STORE_OPTIONS}
            value={topics[0] ?? ''}
            onChange={(event) => setTopics([event.target.value as Topic])}
          />
        ) : (
          <TopicChecks chosen={topics} error={isTried ? problems.topics : undefined} onChange={setTopics} />
        )}
      </form>
    </Dialog>
  );
}

type ChecksProps = Readonly<{
  chosen: readonly Topic[];
  error?: string | undefined;
  onChange: (chosen: readonly Topic[]) => void;
}>;

function TopicChecks({ chosen, error, onChange }: ChecksProps) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{copy.topics}</legend>
      <div className="check-list">
        {OWN_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            light
            label={topicWords(topic)}
            checked={chosen.includes(topic)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, topic] : chosen.filter((one) => one !== topic))
            }
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

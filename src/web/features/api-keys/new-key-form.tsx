import { type FormEvent, useId, useState } from 'react';
import type { createApiKey } from '#contract/api-keys.ts';
import type { Reply, Sent } from '#contract/kit/endpoint.ts';
import { CAPABILITIES, type Capability } from '#domain/people/capabilities.ts';
import { KEY_SCOPES } from '#domain/people/key-scope.ts';
import { isAsked } from '#web/blocks/approvals/is-asked.ts';
import { useAsked } from '#web/blocks/approvals/use-asked.ts';
import { CapabilityChecks } from '#web/blocks/capabilities/capability-checks.tsx';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { apiKeysCopy as copy } from './api-keys-copy.ts';
import { useCreateApiKey } from './api-keys-queries.ts';

export type MadeKey = Reply<typeof createApiKey>;
type Props = Readonly<{ onMade: (key: MadeKey) => void; onClose: () => void }>;

const DESCRIPTION_MAX = 200;
const CHOICES = KEY_SCOPES.map((value) => ({
  value,
  label: copy.scopes[value],
  help: copy.scopeHelp[value],
}));

const LIVES = Object.entries(copy.lives).map(([value, label]) => ({ value, label }));

/** Asks what the key is for and what it may do. */
export function NewKeyForm({ onMade, onClose }: Props) {
  const formId = useId();
  const [description, setDescription] = useState('');
  const [scope, setScope] = useState<Sent<typeof createApiKey>['scope']>('read');
  const [isAll, setIsAll] = useState(true);
  const held = pageSettings().user.capabilities;
  const [capabilities, setCapabilities] = useState<readonly Capability[]>([]);
  const [life, setLife] = useState('never');
  const [proposes, setProposes] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const create = useCreateApiKey();
  const wasAsked = useAsked();
  const problems = {
    description: descriptionProblem(description),
    capabilities: !isAll && capabilities.length === 0 ? copy.capabilitiesMissing : undefined,
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(problems).some(Boolean) || create.isPending) return;
    create.mutate(
      {
        description: description.trim(),
        scope,
        ...(!isAll && { capabilities: CAPABILITIES.filter((one) => capabilities.includes(one)) }),
        ...(life !== 'never' && { expires_in_days: Number(life) }),
        ...(scope !== 'read' && proposes && { proposes }),
      },
      {
        onSuccess: onMade,
        onError: (error) => {
          if (wasAsked(error)) onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      title={copy.createTitle}
      pending={create.isPending}
      onClose={onClose}
      foot={<Foot formId={formId} isBusy={create.isPending} onClose={onClose} />}
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {create.isError && !isAsked(create.error) && (
          <Notice kind="error" size="small" announce>
            {failureWords(create.error)}
          </Notice>
        )}
        <TextField
          label={copy.description}
          help={copy.descriptionHelp}
          error={isTried ? (problems.description ?? fieldProblem(create.error, 'description')) : undefined}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <RadioGroup label={copy.scope} choices={CHOICES} value={scope} onChange={setScope} />
        <Checkbox
          label={copy.all}
          help={copy.allHelp}
          checked={isAll}
          onChange={(event) => setIsAll(event.target.checked)}
        />
        {!isAll && (
          <CapabilityChecks
            id={`${formId}-capabilities`}
            label={copy.capabilities}
            chosen={capabilities}
            held={held}
            error={isTried ? problems.capabilities : undefined}
            onChange={setCapabilities}
          />
        )}
        <Select
          label={copy.ends}
          options={LIVES}
          value={life}
          onChange={(event) => setLife(event.target.value)}
        />
        {scope !== 'read' && (
          <Checkbox
            label={copy.onlyProposes}
            help={copy.onlyProposesHelp}
            checked={proposes}
            onChange={(event) => setProposes(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

function Foot({ formId, isBusy, onClose }: { formId: string; isBusy: boolean; onClose: () => void }) {
  return (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button kind="primary" type="submit" form={formId} busy={isBusy}>
        {copy.createAction}
      </Button>
    </>
  );
}

function descriptionProblem(description: string): string | undefined {
  const { length } = description.trim();
  if (length === 0) return copy.descriptionMissing;
  return length > DESCRIPTION_MAX ? copy.descriptionTooLong(DESCRIPTION_MAX) : undefined;
}

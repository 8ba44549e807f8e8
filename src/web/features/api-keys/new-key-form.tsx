import { type FormEvent, useId, useState } from 'react';
import { API_KEY_SCOPES, type createApiKey } from '#contract/api-keys.ts';
import type { Reply, Sent } from '#contract/kit/endpoint.ts';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { apiKeysCopy as copy } from './api-keys-copy.ts';
import { useCreateApiKey } from './api-keys-queries.ts';

export type MadeKey = Reply<typeof createApiKey>;
type Props = Readonly<{ onMade: (key: MadeKey) => void; onClose: () => void }>;

const DESCRIPTION_MAX = 200;
const CHOICES = API_KEY_SCOPES.map((value) => ({
  value,
  label: copy.scopes[value],
  help: copy.scopeHelp[value],
}));

/** Asks what the key is for and what it may do, and for the password: a key outlives the session that made it. */
export function NewKeyForm({ onMade, onClose }: Props) {
  const formId = useId();
  const [description, setDescription] = useState('');
  const [scope, setScope] = useState<Sent<typeof createApiKey>['scope']>('read');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const create = useCreateApiKey();
  const problems = problemsOf(description, password);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.description || problems.password || create.isPending) return;
    create.mutate({ description: description.trim(), scope, password }, { onSuccess: onMade });
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
        {create.isError && (
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
        <TextField
          label={copy.password}
          help={copy.passwordHelp}
          type="password"
          autoComplete="current-password"
          error={isTried ? problems.password : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
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

function problemsOf(description: string, password: string): { description?: string; password?: string } {
  const { length } = description.trim();
  return {
    description:
      length === 0
        ? copy.descriptionMissing
        : length > DESCRIPTION_MAX
          ? copy.descriptionTooLong(DESCRIPTION_MAX)
          : undefined,
    password: password === '' ? copy.passwordMissing : undefined,
  };
}

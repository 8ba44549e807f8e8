import { type FormEvent, useState } from 'react';
import type { keepInLibrary } from '#contract/evidence.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { useLibrary } from './challenge-queries.ts';

/** Keeps what stands in a field, under a title. */
export function KeepForm({ input }: { input: Omit<Sent<typeof keepInLibrary>, 'title'> }) {
  const { keep } = useLibrary();
  const [title, setTitle] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside the page's own region: what is pressed here must not reach it.
    event.stopPropagation();
    if (!keep.isPending) keep.mutate({ ...input, title }, { onSuccess: () => setTitle('') });
  };
  const problem = keep.isError ? (fieldProblem(keep.error, 'title') ?? failureWords(keep.error)) : undefined;
  return (
    <form className="stack" data-gap="small" onSubmit={submit} noValidate>
      <TextField
        label={copy.keepTitle}
        help={keep.isSuccess ? copy.kept : copy.keepTitleHelp}
        value={title}
        error={problem}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" icon="plus" busy={keep.isPending}>
          {copy.keep}
        </Button>
      </div>
    </form>
  );
}

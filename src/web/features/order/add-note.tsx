import { type FormEvent, useRef, useState } from 'react';
import { NOTE_LENGTH_MAX, type Order } from '#contract/orders.ts';
import { hasCardNumber } from '#domain/payments/card-numbers.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { newKey } from '#web/shared/new-key.ts';
import { countWords } from '#web/shared/store-format.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { orderCopy as copy } from './order-copy.ts';
import { useAddNote } from './order-queries.ts';

type Audience = 'staff' | 'customer';
const CHOICES = [
  { value: 'staff', label: copy.forStaff },
  { value: 'customer', label: copy.forCustomer },
] as const;

/** What is being written, and for whom. A second try of the same text carries the same key, so it is added once. */
function useNote(order: Order) {
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<Audience>('staff');
  const [isTried, setIsTried] = useState(false);
  const attempt = useRef({ content: '', key: '' });
  const add = useAddNote();
  const snackbar = useSnackbar();
  const note = text.trim();
  const problem = problemOf(note);
  const isForCustomer = audience === 'customer';

  const added = () => {
    setText('');
    setIsTried(false);
    attempt.current = { content: '', key: '' };
    const words = isForCustomer ? copy.sent : copy.saved;
    snackbar.show(hasCardNumber(note) ? copy.masked(words) : words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem || add.isPending) return;
    const content = JSON.stringify([order.id, note, isForCustomer]);
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() };
    const { key } = attempt.current;
    add.mutate({ id: order.id, note, customer_note: isForCustomer, key }, { onSuccess: added });
  };
  const write = (next: string) => {
    setText(next);
    setIsTried(false);
  };
  return { text, write, audience, setAudience, submit, add, problem: isTried ? problem : undefined };
}

/** The text stays until the server has it. */
export function AddNote({ order }: { order: Order }) {
  const { text, write, audience, setAudience, submit, add, problem } = useNote(order);

  return (
    <form className="stack" data-gap="small" onSubmit={submit} noValidate>
      <UnsavedChanges when={text.trim() !== ''} text={copy.unsaved} />
      {add.isError && (
        <Notice kind="error" size="small" title={copy.notSaved} announce>
          {failureWords(add.error)}
        </Notice>
      )}
      <TextArea
        label={copy.addNote}
        rows={2}
        value={text}
        readOnly={add.isPending}
        error={problem}
        onChange={(event) => write(event.target.value)}
      />
      {order.customer_email !== null && (
        <RadioGroup
          label={copy.audience}
          look="list"
          choices={CHOICES}
          value={audience}
          onChange={setAudience}
        />
      )}
      <div>
        <Button type="submit" busy={add.isPending}>
          {audience === 'customer' ? copy.saveAndSend : copy.save}
        </Button>
      </div>
    </form>
  );
}

function problemOf(note: string): string | undefined {
  if (note === '') return copy.noteEmpty;
  return note.length > NOTE_LENGTH_MAX ? copy.noteTooLong(countWords(NOTE_LENGTH_MAX)) : undefined;
}

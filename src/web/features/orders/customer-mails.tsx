import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getOptions, type Options, saveOptions } from '#contract/options.ts';
import { CUSTOMER_MAILS } from '#domain/orders/completing.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { ordersCopy } from './orders-copy.ts';

const copy = ordersCopy.mails;
type Choice = Options['store_customer_mails'];

/** Which mails customers get about their orders. */
export function CustomerMails() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="mail" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <MailsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MailsDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery(readQuery(getOptions, { options: 'store_customer_mails' }));
  const known = read.data?.store_customer_mails;
  const [changed, setChanged] = useState<Partial<Choice>>({});
  const save = useSaveMails(onClose);
  const choice = known && { ...known, ...changed };
  return (
    <Dialog
      open
      title={copy.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{CONTROL_WORDS.cancel}</Button>
          <Button
            kind="primary"
            disabled={!choice}
            busy={save.isPending}
            onClick={() => choice && save.mutate(choice)}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{copy.text}</p>
        {save.isError && (
          <Notice kind="error" size="small" title={copy.notSaved} announce>
            {failureWords(save.error)}
          </Notice>
        )}
        {choice ? (
          CUSTOMER_MAILS.map((mail) => (
            <Checkbox
              key={mail}
              label={copy.choices[mail]}
              checked={choice[mail]}
              onChange={(event) => setChanged({ ...changed, [mail]: event.target.checked })}
            />
          ))
        ) : read.isError ? (
          <ErrorNotice title={copy.failed} retrying={read.isFetching} onRetry={() => read.refetch()} />
        ) : (
          <Skeleton count={3} />
        )}
      </div>
    </Dialog>
  );
}

function useSaveMails(onSaved: () => void) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  return useMutation({
    mutationFn: (store_customer_mails: Choice) => call(saveOptions, { store_customer_mails }),
    onSuccess() {
      show(copy.saved);
      onSaved();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getOptions) }),
  });
}

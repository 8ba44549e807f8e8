import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOptions, saveOptions } from '#contract/options.ts';
import { handsIn } from '#domain/disputes/draft-standing.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.transactions.handIn;

/** The same choice as on the page of a dispute, where it is saved at once as well. */
export function HandInDrafts() {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const { data } = useQuery(readQuery(getOptions, { options: 'wcpay_dispute_drafts_handed_in' }));
  const save = useMutation({
    mutationFn: (wanted: 'yes' | 'no') => call(saveOptions, { wcpay_dispute_drafts_handed_in: wanted }),
    onSuccess: (_, wanted) => show(copy.saved[wanted]),
    onError: (error) => show({ text: failedWords(copy.notSaved, error), urgent: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getOptions) }),
  });
  const setting = data?.wcpay_dispute_drafts_handed_in;
  if (setting === undefined) return null;
  return (
    <Checkbox
      label={copy.label}
      help={copy.help}
      disabled={save.isPending}
      checked={handsIn(save.isPending ? save.variables : setting)}
      onChange={({ target }) => save.mutate(target.checked ? 'yes' : 'no')}
    />
  );
}

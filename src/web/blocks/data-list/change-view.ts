import type { Sent } from '#contract/kit/endpoint.ts';
import type { changeView, SavedView } from '#contract/saved-views.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { useChangeView } from './views-queries.ts';

type Changes = Omit<Sent<typeof changeView>, 'id'>;

/** Changes a view at one press, and says how that went. */
export function useChangeTold() {
  const { mutate, isPending } = useChangeView();
  const { show } = useSnackbar();
  const change = ({ id, name }: SavedView, changes: Changes) =>
    mutate(
      { id, ...changes },
      {
        onSuccess: () => show(copy.saved(name)),
        onError: (error) => show({ text: failedWords(copy.notSaved, error), urgent: true }),
      },
    );
  return { change, isPending };
}

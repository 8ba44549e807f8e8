import { useContext } from 'react';
import { paths } from '#web/shared/paths.ts';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';
import { isAsked } from './is-asked.ts';

/** Says that something was sent for approval instead of done, with a way to it; answers whether it was. */
export function useAsked(): (error: unknown) => boolean {
  const { show } = useSnackbar();
  const routing = useContext(LinkRoutingContext);
  return (error) => {
    if (!isAsked(error)) return false;
    show({
      text: copy.sent(String(error.details.words ?? '')),
      actions: [{ label: copy.see, onPress: () => routing?.navigate(paths.approvals()) }],
    });
    return true;
  };
}

/** Does something and says so, or says that it was sent for approval; any other failure is the caller's to tell. */
export function useDoOrAsk(): (act: () => Promise<unknown>, done: string) => Promise<void> {
  const { show } = useSnackbar();
  const wasAsked = useAsked();
  return async (act, done) => {
    try {
      await act();
      show(done);
    } catch (error) {
      if (!wasAsked(error)) throw error;
    }
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as notes from '#contract/notes.ts';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/query-client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { inboxCopy as copy } from './inbox-copy.ts';
import { INBOX_NOTES } from './inbox-query.ts';

/** Dismisses one message or all, says how it went, and offers the way back. */
export function useDismissNotes() {
  const client = useQueryClient();
  const { show } = useSnackbar();
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(notes.listNotes) });
  const { mutate: bringBack } = useMutation({
    mutationFn: (noteIds: number[]) => call(notes.updateNotes, { noteIds, is_deleted: 0 }),
    onError: () => show({ text: copy.notBroughtBack, urgent: true }),
    onSettled: refresh,
  });
  const tell = (text: string, ids: number[]) =>
    show({ text, actions: [{ label: copy.undo, onPress: () => bringBack(ids) }] });

  const one = useMutation({
    mutationFn: (id: number) => call(notes.dismissNote, { id }),
    onSuccess: ({ id }) => void tell(copy.dismissed, [id]),
    onError: () => void show({ text: copy.notDismissed, urgent: true }),
    onSettled: refresh,
  });
  const all = useMutation({
    mutationFn: () => call(notes.dismissAllNotes, INBOX_NOTES),
    onSuccess: (gone) =>
      void tell(
        copy.allDismissed,
        gone.map(({ id }) => id),
      ),
    onError: () => void show({ text: copy.noneDismissed, urgent: true }),
    onSettled: refresh,
  });
  return { dismiss: one.mutateAsync, dismissAll: all.mutateAsync };
}

/** Pressing a button of a message is told to the server; where it leads does not wait for that. */
export function usePressNote() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (pressed: { noteId: number; actionId: number }) => call(notes.triggerNoteAction, pressed),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(notes.listNotes) }),
  });
  return mutate;
}

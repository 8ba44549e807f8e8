import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import {
  addTeamNote,
  deleteTeamNote,
  editTeamNote,
  listTeamNotes,
  type TeamNoteKind,
} from '#contract/team-notes.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

export type NotesOf = Readonly<{ object_kind: TeamNoteKind; object_id: string }>;

/** Others write at the same time: what they wrote is here after this long at the latest. */
const LOOK_EVERY_MS = 15_000;

export const teamNotesQuery = (about: NotesOf) => ({
  ...readQuery(listTeamNotes, about),
  refetchInterval: LOOK_EVERY_MS,
});

const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listTeamNotes) }),
  });
};

export const useAddNote = () => useChange((input: Sent<typeof addTeamNote>) => call(addTeamNote, input));
export const useEditNote = () => useChange((input: Sent<typeof editTeamNote>) => call(editTeamNote, input));
export const useDeleteNote = () =>
  useChange((input: Sent<typeof deleteTeamNote>) => call(deleteTeamNote, input));

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#contract/kit/failure.ts';
import type { ProtectionLevel, Settings } from '#contract/settings.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { useAsked } from '#web/blocks/approvals/use-asked.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { track } from '#web/shared/track.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';
import { settingsQuery, useSaveProtection } from './fraud-protection-queries.ts';

/** What stands above the page after a save that did not go as wished. */
export type SaveProblem =
  | Readonly<{ kind: 'told'; words: string }>
  | Readonly<{ kind: 'conflict'; theirs: Settings }>;

type Protection = Readonly<{ level: ProtectionLevel; rules: readonly SavedRule[] }>;
type Save = Readonly<{
  wanted: readonly SavedRule[];
  onto: Settings;
  onSaved: (settings: Settings) => void;
  /** It waits for a second person, above the page: the filters stand as they are until then. */
  onAsked: () => void;
}>;

const protectionOf = (settings: Settings) =>
  JSON.stringify([settings.current_protection_level, settings.advanced_fraud_protection_settings]);

/** Saving no filter onto this changes nothing, so there is nothing to ask of the server. */
const isUnprotected = ({ current_protection_level, advanced_fraud_protection_settings }: Settings) =>
  current_protection_level === 'basic' && advanced_fraud_protection_settings.length === 0;

/** Saves the list with the level that follows from it, and says what came of it. */
export function useSaveRules() {
  const [problem, setProblem] = useState<SaveProblem>();
  const saving = useSaveProtection();
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const wasAsked = useAsked();

  const tell = (words: string) => {
    setProblem({ kind: 'told', words });
    window.scrollTo({ top: 0 });
  };
  const send = async ({ wanted, onto, onSaved }: Save): Promise<void> => {
    const next: Protection = { level: wanted.length > 0 ? 'advanced' : 'basic', rules: wanted };
    if (next.level === 'basic' && isUnprotected(onto)) {
      onSaved(onto);
      return tell(copy.stillBasic);
    }
    const { data } = await saving.mutateAsync({ ...next, version: onto.version });
    track('fraud_protection_settings_saved', { level: next.level, filters: wanted.length });
    onSaved(data);
    if (next.level === 'basic')
      return tell(onto.current_protection_level === 'basic' ? copy.stillBasic : copy.nowBasic);
    const isNew = onto.current_protection_level === 'basic';
    show(isNew ? sentences(copy.saved, copy.nowAdvanced) : copy.saved); // One save is one message.
  };
  /** Somebody saved meanwhile. What they changed elsewhere does not concern these filters. */
  const sendOnto = async (save: Save): Promise<void> => {
    try {
      await send(save);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'settings_conflict') throw error;
      const theirs = await queries.fetchQuery({ ...settingsQuery(), staleTime: 0 });
      if (protectionOf(theirs) === protectionOf(save.onto)) return send({ ...save, onto: theirs });
      setProblem({ kind: 'conflict', theirs });
      window.scrollTo({ top: 0 });
    }
  };
  return {
    problem,
    tell,
    dismiss: () => setProblem(undefined),
    isSaving: saving.isPending,
    save: (save: Save): Promise<void> => {
      setProblem(undefined);
      return sendOnto(save).catch((error: unknown) => {
        if (wasAsked(error)) save.onAsked();
        else tell(failedWords(copy.savingFailed, error));
      });
    },
  };
}

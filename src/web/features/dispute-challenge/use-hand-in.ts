import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { HandInSetting } from '#domain/disputes/draft-standing.ts';
import type { Word } from '#domain/shared/word.ts';
import { call } from '#web/api/client.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';

export type HandIn = Readonly<{ setting: Word<HandInSetting>; decide: (setting: 'yes' | 'no') => void }>;

/** What the store wants done with evidence nobody submits: asked once, and changed here at any time. */
export function useHandIn(atFirst: Word<HandInSetting>): HandIn {
  const [setting, setSetting] = useState(atFirst);
  const { show } = useSnackbar();
  const { mutate } = useMutation({
    mutationFn: async (wanted: 'yes' | 'no') => {
      const { saveOptions } = await import('#contract/options.ts');
      return call(saveOptions, { wcpay_dispute_drafts_handed_in: wanted });
    },
    onSuccess: (_, wanted) => setSetting(wanted),
    onError: (error) => show({ text: failureWords(error), urgent: true }),
  });
  return { setting, decide: (wanted) => mutate(wanted) };
}

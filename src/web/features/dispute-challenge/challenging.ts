import { useRef, useState } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import type { EvidenceDesk } from '#contract/evidence.ts';
import { isEvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { EVIDENCE_FIELD_LIMIT, reachedLimit } from '#domain/disputes/evidence-limits.ts';
import type { EvidenceField } from '#domain/disputes/evidence-sections.ts';
import type { Suggestion } from '#domain/disputes/evidence-suggestions.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Draft } from './draft.ts';
import type { Typed } from './local-draft.ts';
import type { EvidenceFiles } from './use-files.ts';

/** What every part of the page needs to know of the answer that is being written. */
export type Challenging = Readonly<{
  disputeId: DisputeId;
  typed: Typed;
  files: EvidenceFiles;
  suggestions: readonly Suggestion[];
  disputeDay: string;
  /** While it is being submitted nothing may change under it. */
  isLocked: boolean;
  change: (field: Pick<EvidenceField, 'key'>, value: string) => void;
  /** What was typed last was refused, because it reached this limit. */
  refused: Readonly<{ key: string; limit: number }> | undefined;
}>;

/** Refuses the character that reaches a limit. The page says so once, the field every time and until something fits again. */
export function useChange(draft: Draft): Pick<Challenging, 'change' | 'refused'> {
  const { show } = useSnackbar();
  const wasTold = useRef(false);
  const [refused, setRefused] = useState<Challenging['refused']>();
  const change: Challenging['change'] = ({ key }, value) => {
    const limit = reachedLimit(draft.view().typed.evidence, key, value);
    if (limit === undefined) {
      setRefused(undefined);
      draft.change(key, value);
      return;
    }
    setRefused({ key, limit });
    if (!wasTold.current) show({ text: copy.limitReached, urgent: true });
    wasTold.current = true;
  };
  return { change, refused };
}

/** Why a field takes no more, for as long as that is so. */
export function refusalWords({ refused }: Challenging, key: string): string | undefined {
  if (refused?.key !== key) return undefined;
  const words = refused.limit === EVIDENCE_FIELD_LIMIT ? copy.fieldFull : copy.allFull;
  return words(countWords(refused.limit - 1));
}

export const knownSuggestions = ({ suggestions }: EvidenceDesk): readonly Suggestion[] =>
  suggestions.flatMap(({ field, ...rest }) => (isEvidenceKey(field) ? [{ field, ...rest }] : []));

export const dayOfDispute = ({ created }: Dispute): string => dayOf(created, pageSettings().store.timezone);

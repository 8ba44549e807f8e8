import { useRef } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import type { EvidenceDesk } from '#contract/evidence.ts';
import { isEvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { reachedLimit } from '#domain/disputes/evidence-limits.ts';
import type { EvidenceField } from '#domain/disputes/evidence-sections.ts';
import type { Suggestion } from '#domain/disputes/evidence-suggestions.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
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
}>;

/** Refuses the character that reaches a limit, and says so once. */
export function useChange(draft: Draft): Challenging['change'] {
  const { show } = useSnackbar();
  const wasTold = useRef(false);
  return ({ key }, value) => {
    if (reachedLimit(draft.view().typed.evidence, key, value) === undefined) {
      draft.change(key, value);
      return;
    }
    if (!wasTold.current) show({ text: copy.limitReached, urgent: true });
    wasTold.current = true;
  };
}

export const knownSuggestions = ({ suggestions }: EvidenceDesk): readonly Suggestion[] =>
  suggestions.flatMap(({ field, ...rest }) => (isEvidenceKey(field) ? [{ field, ...rest }] : []));

export const dayOfDispute = ({ created }: Dispute): string => dayOf(created, pageSettings().store.timezone);

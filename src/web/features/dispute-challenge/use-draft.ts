import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type EvidenceDesk, saveEvidenceDraft } from '#contract/evidence.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { deskQuery } from './challenge-queries.ts';
import { type Draft, type DraftView, openDraft } from './draft.ts';
import { forgetLocally, keepLocally, type LocalDraft, showThisTabIsOpen } from './local-draft.ts';
import { useOtherTabs } from './use-other-tabs.ts';

export type OpenedDraft = Readonly<{ draft: Draft; view: DraftView; hasOtherTab: boolean }>;

/** The draft of one dispute for as long as its page is open. */
export function useDraft(
  disputeId: DisputeId,
  { desk, locals }: Readonly<{ desk: EvidenceDesk; locals: readonly LocalDraft[] }>,
  onOver: () => void,
): OpenedDraft {
  const client = useQueryClient();
  const [draft] = useState(() =>
    openDraft(desk, locals, {
      save: (base_version, { productType, evidence }) =>
        call(saveEvidenceDraft, {
          dispute_id: disputeId,
          base_version,
          product_type: productType,
          evidence: { ...evidence },
        }),
      read: () => client.fetchQuery({ ...deskQuery(disputeId), staleTime: 0 }),
      keepLocally: (local) => keepLocally(disputeId, local),
      forgetLocally: () => forgetLocally(disputeId),
      later: (act, ms) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const hasOtherTab = useOtherTabs(disputeId, view.savedAt, () => {
    client.fetchQuery({ ...deskQuery(disputeId), staleTime: 0 }).then(draft.absorb, () => undefined);
  });

  useEffect(showThisTabIsOpen, []);
  useEffect(() => {
    if (view.status === 'over') onOver();
  }, [view.status, onOver]);
  useEffect(() => {
    const again = () => void draft.flush();
    // What was brought back, or a file the server knows and the draft does not, is saved without a key being pressed.
    again();
    addEventListener('online', again);
    addEventListener('pagehide', again);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pagehide', again);
      draft.close();
    };
  }, [draft]);
  return { draft, view, hasOtherTab };
}

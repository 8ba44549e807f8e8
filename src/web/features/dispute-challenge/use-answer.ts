import { use, useEffect, useState } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import { isFileField } from '#domain/disputes/evidence-fields.ts';
import { PRODUCT_TYPE_KEY } from '#domain/disputes/evidence-product-type.ts';
import { isUnsettled } from '#web/shared/dispute-panel/dispute-queries.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { track } from '#web/shared/track.ts';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { useAnswerDispute } from './challenge-queries.ts';
import type { Draft } from './draft.ts';
import type { Typed } from './local-draft.ts';
import type { EvidenceFiles } from './use-files.ts';

const LOOK_EVERY_MS = 5000;

type Answering = Readonly<{ dispute: Dispute; draft: Draft; files: EvidenceFiles; onOver: () => void }>;

/** Stored evidence with the edits on top, and the names of its files. A file that was taken out has neither. */
export function answerOf(dispute: Dispute, { evidence, productType }: Typed, files: EvidenceFiles) {
  const names = Object.keys(evidence)
    .filter(isFileField)
    .map((key) => {
      const file = files.attached.find(({ field }) => field === key);
      return [key, evidence[key] === '' ? '' : (file?.filename ?? dispute.metadata[key] ?? '')] as const;
    });
  return {
    dispute_id: dispute.id,
    evidence: { ...dispute.evidence, ...evidence },
    metadata: {
      ...Object.fromEntries(names),
      ...(productType && { [PRODUCT_TYPE_KEY]: productType }),
    },
  };
}

/** Saving for later and submitting. Both end at the list; whatever goes wrong, everything typed stays. */
export function useAnswer({ dispute, draft, files, onOver }: Answering) {
  const answer = useAnswerDispute();
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const navigate = use(LinkRoutingContext)?.navigate;
  const [isConfirming, setIsConfirming] = useState(false);

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setInterval(onOver, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isConfirming, onOver]);

  const isReady = async (): Promise<boolean> => {
    if (files.isUploading) {
      show(copy.waitForUpload);
      return false;
    }
    await draft.flush();
    if (draft.view().conflicts.length === 0) return true;
    show(copy.deciding);
    return false;
  };
  const leaveWith = (text: string, label: string) => {
    show({ text, actions: [{ label, onPress: () => navigate?.(paths.challenge(dispute.id)) }] });
    navigate?.(paths.disputes({ filter: 'awaiting_response' }));
  };
  const send = (submit: boolean) =>
    answer.mutateAsync({ ...answerOf(dispute, draft.view().typed, files), submit });

  /** Answers whether it is known to be done. Not knowing is no failure: the page says what is waited for. */
  const sendForGood = async (): Promise<boolean> => {
    try {
      await send(true);
    } catch (error) {
      setIsConfirming(isUnsettled(error));
      if (isUnsettled(error)) return false;
      throw error;
    }
    track('dispute_submit_evidence_success');
    leaveWith(copy.submitted, copy.viewSubmitted);
    return true;
  };
  const failureText = (error: unknown): string => copy.submitFailed(failureWords(error));

  return {
    isConfirming,
    isSaving: answer.isPending && answer.variables?.submit === false,
    save: async () => {
      track('dispute_save_evidence_clicked');
      if (!(await isReady())) return;
      try {
        await send(false);
        track('dispute_save_evidence_success');
        leaveWith(copy.saved, copy.returnToEvidence);
      } catch (error) {
        show({ text: copy.saveFailed(failureWords(error)), urgent: true });
      }
    },
    submit: async () => {
      track('dispute_submit_evidence_clicked');
      if (!(await isReady())) return;
      await confirm({
        title: copy.submitQuestion,
        text: copy.submitText,
        action: copy.submit,
        onConfirm: sendForGood,
        failureText,
      });
    },
    /** Asks the same question again under the same key. */
    checkAgain: async () => {
      try {
        if (!(await sendForGood())) show(copy.beingConfirmedText);
      } catch (error) {
        show({ text: failureText(error), urgent: true });
      }
    },
  };
}

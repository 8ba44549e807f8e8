import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import { answerOf } from '#domain/disputes/evidence-answer.ts';
import { money } from '#domain/shared/money.ts';
import { disputeEndsCopy } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';
import { actionKey, standingOf, useActionPhase } from '#web/blocks/payment-actions/action-phase.ts';
import type { MoneyAction } from '#web/blocks/payment-actions/money-action.ts';
import { askingAgain, isFinal } from '#web/blocks/payment-actions/money-request.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { track } from '#web/shared/track.ts';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { type Answer, answerOnce, disputeQuery, readAfterAnswer } from './challenge-queries.ts';
import type { Draft } from './draft.ts';
import { SubmitQuestion } from './submit-question.tsx';
import type { EvidenceFiles } from './use-files.ts';

type Answering = Readonly<{ dispute: Dispute; draft: Draft; files: EvidenceFiles }>;

/** Saving for later and submitting. Both end at the list; whatever goes wrong, everything typed stays. */
export function useAnswer({ dispute, draft, files }: Answering) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const navigate = use(LinkRoutingContext)?.navigate;
  const underWay = useActionPhase(dispute.id);
  const onSettled = () => void readAfterAnswer(client);

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
  const isHere = useIsHere();
  /** Whoever has gone elsewhere meanwhile is told, and stays there. */
  const leaveWith = (text: string, label: string) => {
    show({ text, actions: [{ label, onPress: () => navigate?.(paths.challenge(dispute.id)) }] });
    if (isHere.current) navigate?.(paths.disputes({ filter: 'awaiting_response' }));
  };
  const answer = () => ({
    dispute_id: dispute.id,
    ...answerOf(dispute, { ...draft.view().typed, files: files.attached }),
  });

  const save = useMutation({ mutationFn: answerOnce, onSettled });
  const submit = useMutation({
    mutationKey: actionKey(dispute.id),
    mutationFn: ({ answer }: MoneyAction & Readonly<{ answer: Answer }>) => answerOnce(answer),
    ...askingAgain,
    onSuccess(submitted) {
      // At once, not when it is read again: until then the form would offer to submit once more.
      client.setQueryData(disputeQuery(dispute.id).queryKey, submitted);
      track('dispute_submit_evidence_success');
      leaveWith(disputeEndsCopy.submitted, copy.viewSubmitted);
    },
    onError(error) {
      if (isFinal(error)) show({ text: disputeEndsCopy.submitFailed(failureWords(error)), urgent: true });
    },
    onSettled,
  });

  return {
    isSaving: save.isPending,
    /** While it is not known whether the bank has it, nothing may change under it. */
    isLocked: underWay.phase !== 'idle',
    submitting: standingOf(underWay, 'submit'),
    save: async () => {
      track('dispute_save_evidence_clicked');
      if (!(await isReady())) return;
      try {
        await save.mutateAsync({ ...answer(), submit: false });
        track('dispute_save_evidence_success');
        leaveWith(copy.saved, copy.returnToEvidence);
      } catch (error) {
        show({ text: copy.saveFailed(failureWords(error)), urgent: true });
      }
    },
    submit: async () => {
      track('dispute_submit_evidence_clicked');
      if (!(await isReady())) return;
      const isSure = await confirm({
        title: copy.submitQuestion,
        text: <SubmitQuestion dispute={dispute} typed={draft.view().typed} />,
        action: copy.submit,
      });
      if (!isSure) return;
      submit.mutate({
        verb: 'submit',
        money: money(dispute.amount, dispute.currency),
        answer: { ...answer(), submit: true },
      });
    },
  };
}

/** Whether the page that asks is still the one that is shown: an answer may come late. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

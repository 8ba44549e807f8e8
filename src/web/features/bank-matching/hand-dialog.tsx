import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankMatch } from '#contract/bank-matching.ts';
import type { Payout } from '#contract/payouts.ts';
import { DIFFERENCE_REASONS, type DifferenceReason } from '#domain/bank/match-decision.ts';
import { money } from '#domain/shared/money.ts';
import { useAtBank } from '#web/blocks/at-bank/at-bank-queries.ts';
import { arrivalOf, arrivalWords } from '#web/shared/arrival.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { bankMatchingCopy as copy } from './bank-matching-copy.ts';
import { payoutsToChoose, useSay } from './bank-matching-queries.ts';
import { lineName, matchedWords } from './match-words.ts';

const REASONS = DIFFERENCE_REASONS.map((value) => ({ value, label: copy.differenceReasons[value] }));
const reasonOf = (word: string): DifferenceReason | undefined =>
  DIFFERENCE_REASONS.find((reason) => reason === word);

/** A person says which payout a line is, and where a difference went. */
export function HandDialog({ match, onClose }: { match: BankMatch; onClose: () => void }) {
  const [first] = match.payouts;
  const [payout, setPayout] = useState<Choice>();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const say = useSay();
  const { show } = useSnackbar();
  const confirm = async () => {
    const payouts = first ? match.payouts.map(({ id }) => id) : payout ? [payout.value] : [];
    if (payouts.length === 0) throw new Error(copy.choosePayout);
    await say.mutateAsync({
      step: 'by_hand',
      lines: match.lines.map(({ id }) => id),
      payouts,
      difference_reason: reasonOf(reason),
      note: note.trim() || undefined,
    });
    show(matchedWords([match], payout && [payout.label]));
  };
  return (
    <ConfirmDialog
      open
      title={first ? copy.explainTitle : copy.handTitle}
      action={copy.save}
      kind="primary"
      failureText={(failure) =>
        failure instanceof Error && failure.message === copy.choosePayout
          ? copy.choosePayout
          : failureWords(failure)
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>{copy.handText(lineName(match))}</p>
        {!first && <PayoutChoice match={match} chosen={payout} onChoose={setPayout} />}
        <Select
          label={copy.reason}
          placeholder={copy.chooseReason}
          options={REASONS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          optional={!first}
        />
        <TextField
          label={copy.note}
          optional
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

type Choice = Readonly<{ value: string; label: string }>;
type ChoiceProps = Readonly<{
  match: BankMatch;
  chosen: Choice | undefined;
  onChoose: (payout: Choice | undefined) => void;
}>;

/** Payouts that have no line yet, in the currency of this one. */
function PayoutChoice({ match, chosen, onChoose }: ChoiceProps) {
  const { data } = useQuery(payoutsToChoose(match.lines[0]?.currency ?? ''));
  const payouts = data?.data ?? [];
  const atBank = useAtBank(payouts.map(({ id }) => id));
  const isOpen = ({ id }: Payout): boolean => {
    const state = atBank.get(id)?.state;
    return state !== 'matched' && state !== 'differs' && state !== 'returned';
  };
  const open = payouts.filter(isOpen);
  if (data && open.length === 0) return <p className="muted">{copy.noPayouts}</p>;
  const options = open.map(
    (payout): Choice => ({
      value: payout.id,
      label: copy.withDay(
        copy.payoutOf(moneyWords(money(payout.amount, payout.currency))),
        arrivalWords(arrivalOf(payout)),
      ),
    }),
  );
  return (
    <Select
      label={copy.payout}
      placeholder={copy.choosePayout}
      options={options}
      value={chosen?.value ?? ''}
      onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value))}
    />
  );
}

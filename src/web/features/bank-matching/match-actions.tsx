import { useState } from 'react';
import type { BankMatch } from '#contract/bank-matching.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { bankMatchingCopy as copy } from './bank-matching-copy.ts';
import { type Said, useSay } from './bank-matching-queries.ts';
import { HandDialog } from './hand-dialog.tsx';
import { matchedWords, matchName } from './match-words.ts';

/** Says it, and says how that ended. */
export function useSaid() {
  const say = useSay();
  const { show } = useSnackbar();
  // Not by the mutation's own callbacks: what was decided leaves the list, and its row is gone before they would be called.
  const said = async (what: Said): Promise<void> => {
    try {
      await say.mutateAsync(what);
      show(what.step === 'confirm' ? matchedWords(what.matches) : copy.done[what.step]);
    } catch (error) {
      show({ text: failedWords(copy.notDone, error), urgent: true });
    }
  };
  return { said, isPending: say.isPending };
}

/** What a person may say of a match, by how it stands. */
export function MatchActions({ match }: { match: BankMatch }) {
  const { said, isPending } = useSaid();
  const [isByHand, setByHand] = useState(false);
  if (!may('export')) return null;
  const { state, key, lines, difference } = match;
  const name = matchName(match);
  const [line] = lines;
  // Not disabled: while it is said the focus stays, and what is pressed again is not said again.
  const button = (label: string, words: string, onClick: () => unknown, kind?: 'primary') => (
    <Button
      size="small"
      kind={kind}
      aria-disabled={isPending || undefined}
      aria-label={words}
      onClick={() => isPending || onClick()}
    >
      {label}
    </Button>
  );
  const notOurs =
    lines.length === 1 && line
      ? button(copy.notOurs, copy.notOursOf(name), () => said({ step: 'not_ours', line: line.id }))
      : null;
  return (
    <div className="actions">
      {state === 'suggested' && (
        <>
          {difference === 0
            ? button(
                copy.confirm,
                copy.confirmOf(name),
                () => said({ step: 'confirm', matches: [match] }),
                'primary',
              )
            : button(copy.explain, copy.explainOf(name), () => setByHand(true), 'primary')}
          {button(copy.wrong, copy.wrongOf(name), () => said({ step: 'undo', match: key }))}
          {notOurs}
        </>
      )}
      {state === 'unknown' && (
        <>
          {button(copy.byHand, copy.byHandOf(name), () => setByHand(true), 'primary')}
          {notOurs}
        </>
      )}
      {(state === 'automatic' || state === 'confirmed') &&
        button(copy.undo, copy.undoOf(name), () => said({ step: 'undo', match: key }))}
      {state === 'not_ours' &&
        line &&
        button(copy.restore, copy.restoreOf(name), () => said({ step: 'restore', line: line.id }))}
      {isByHand && <HandDialog match={match} onClose={() => setByHand(false)} />}
    </div>
  );
}

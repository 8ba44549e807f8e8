import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Authorization, CHECKED_MAX } from '#contract/authorizations.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { refreshPayments } from '#web/blocks/payment-actions/refresh-payments.ts';
import { CaptureEffects } from '#web/blocks/payment-actions/settle-effects.tsx';
import type { Verb } from '#web/blocks/payment-actions/use-settle.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { type RowResult, runBulk } from './bulk-run.ts';
import { amountsOf } from './selected-amounts.ts';
import { uncapturedCopy } from './uncaptured-copy.ts';
import { type Checked, checkRows } from './uncaptured-queries.ts';

const copy = uncapturedCopy.bulk;

type BulkDialogProps = Readonly<{ verb: Verb; rows: readonly Authorization[]; onClose: () => void }>;

/** First a look at each payment, then the question, then the answer for each. Nothing is sent before the question. */
export function BulkDialog({ verb, rows, onClose }: BulkDialogProps) {
  const queries = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>();
  const check = useQuery({
    queryKey: ['check before bulk', verb, rows.map(({ payment_intent_id }) => payment_intent_id)],
    queryFn: () => checkRows(rows),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const ready = readyRows(check.data);
  // What is only waited for goes on without the dialog, and is shown in its row.
  const isSending = [...(results?.values() ?? [])].some(
    ({ kind }) => kind === 'waiting' || kind === 'sending',
  );

  const run = async () => {
    setResults(new Map(ready.map(({ payment_intent_id }) => [payment_intent_id, { kind: 'waiting' }])));
    await runBulk(queries, verb, ready, (id, result) =>
      setResults((before) => new Map(before).set(id, result)),
    );
    await refreshPayments(queries);
  };

  return (
    <Dialog
      open
      size="wide"
      title={titleOf(verb, rows.length, results !== undefined)}
      pending={isSending}
      onClose={onClose}
      foot={
        results ? (
          <Button kind="primary" busy={isSending} onClick={onClose}>
            {copy.back}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{verb === 'cancel' ? copy.close : CONTROL_WORDS.cancel}</Button>
            <Button
              kind={verb === 'cancel' ? 'danger' : 'primary'}
              busy={check.isPending}
              disabled={check.isSuccess && ready.length === 0}
              onClick={run}
            >
              {(verb === 'cancel' ? copy.cancelAction : copy.captureAction)(
                check.isSuccess ? ready.length : rows.length,
              )}
            </Button>
          </>
        )
      }
    >
      {check.isError ? (
        <ErrorNotice title={copy.checkFailed} retrying={check.isFetching} onRetry={() => check.refetch()} />
      ) : (
        <div className="stack">
          <p role="status">{results ? progressWords(results) : checkWords(verb, check.data)}</p>
          {!results && verb === 'capture' && ready.length > 0 && ready.length <= CHECKED_MAX && (
            <CaptureEffects payments={ready.map(({ payment_intent_id }) => payment_intent_id)} />
          )}
          {check.data && <BulkRows verb={verb} checked={check.data} results={results} />}
        </div>
      )}
    </Dialog>
  );
}

const readyRows = (checked: readonly Checked[] = []): readonly Authorization[] =>
  checked.filter(({ verdict }) => verdict === 'ready').map(({ row }) => row);

function titleOf(verb: Verb, count: number, isSent: boolean): string {
  if (isSent) return verb === 'cancel' ? copy.canceling : copy.capturing;
  return (verb === 'cancel' ? copy.cancelTitle : copy.captureTitle)(count);
}

function checkWords(verb: Verb, checked: readonly Checked[] | undefined): string {
  if (!checked) return copy.checking;
  const ready = readyRows(checked);
  const leftOut = checked.length - ready.length;
  return sentences(
    ready.length === 0 ? copy.noneReady : copy.ready(ready.length, amountsOf(ready)),
    leftOut > 0 && copy.leftOut(leftOut),
    verb === 'cancel' && ready.length > 0 && copy.cancelWarning,
  );
}

function progressWords(results: ReadonlyMap<string, RowResult>): string {
  const kinds = [...results.values()].map(({ kind }) => kind);
  const count = (...wanted: readonly RowResult['kind'][]) =>
    kinds.filter((kind) => wanted.includes(kind)).length;
  if (count('waiting', 'sending') > 0) {
    return copy.progress(String(count('done', 'failed')), String(kinds.length));
  }
  return copy.done(count('done'), count('failed'), count('confirming'));
}

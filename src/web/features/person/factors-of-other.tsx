import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCopy } from '#domain/shared/list-copy.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { factorCopy as copy } from './factor-copy.ts';
import { factorsQuery, useAskReset } from './factor-queries.ts';
import { ResetNotice } from './reset-notice.tsx';

/** For whoever manages people: what somebody else has, and the way out when they have lost it all. */
export function FactorsOfOther({ id }: { id: number }) {
  const factors = useQuery(factorsQuery({ user_id: id }));
  const ask = useAskReset();
  const snackbar = useSnackbar();
  const [isAsking, setIsAsking] = useState(false);
  const { code, passkeys = [], recovery_codes_left = 0, reset } = factors.data ?? {};
  const hasAny = Boolean(code) || passkeys.length > 0;
  const names = [...(code ? [copy.codes] : []), ...passkeys.map(({ name }) => name)];

  return (
    <Card
      title={copy.title}
      headEnd={
        hasAny &&
        !reset && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {copy.reset}
          </Button>
        )
      }
    >
      {factors.isError ? (
        <ErrorNotice title={copy.failed} retrying={factors.isFetching} onRetry={() => factors.refetch()}>
          {failureWords(factors.error)}
        </ErrorNotice>
      ) : factors.isPending ? (
        <Skeleton count={2} />
      ) : hasAny ? (
        <div className="stack" data-gap="small">
          {reset && <ResetNotice reset={reset} whose={{ user_id: id }} />}
          <Facts
            facts={[
              { label: copy.title, value: listCopy.listed(names) },
              { label: copy.recovery, value: copy.left(recovery_codes_left) },
            ]}
          />
        </div>
      ) : (
        <p className="muted">{copy.none}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        kind="danger"
        title={copy.resetTitle}
        action={copy.reset}
        failureText={failureWords}
        onConfirm={async () => {
          await ask.mutateAsync(id);
          snackbar.show(copy.resetAsked);
        }}
        onClose={() => setIsAsking(false)}
      >
        {copy.resetText}
      </ConfirmDialog>
    </Card>
  );
}

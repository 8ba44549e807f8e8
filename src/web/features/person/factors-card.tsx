import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnFactors } from '#contract/factors.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { factorCopy as copy } from './factor-copy.ts';
import { type FactorAct, FactorItems } from './factor-items.tsx';
import { factorsQuery, useRemoveCodes, useRemovePasskey, useRenewRecoveryCodes } from './factor-queries.ts';
import { PasskeyDialog, RenamePasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { ResetNotice } from './reset-notice.tsx';

type Step = FactorAct | { kind: 'rest' };
const REST: Step = { kind: 'rest' };

/** What one signs in with besides the password: codes, passkeys, and the codes for when they are lost. */
export function FactorsCard() {
  const factors = useQuery(factorsQuery({}));
  const [step, setStep] = useState<Step>(REST);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card title={copy.title} flush>
      <div className="card-body stack" data-gap="small">
        <p className="muted">{copy.lead}</p>
        {factors.data?.reset && <ResetNotice reset={factors.data.reset} whose={{}} />}
        {factors.data?.is_demanded && <p className="muted">{copy.demanded}</p>}
        {factors.isError && (
          <ErrorNotice title={copy.failed} retrying={factors.isFetching} onRetry={() => factors.refetch()}>
            {failureWords(factors.error)}
          </ErrorNotice>
        )}
        {factors.isPending && <Skeleton count={3} />}
      </div>
      {factors.data && <FactorItems factors={factors.data} onAct={setStep} />}
      <OpenStep
        step={step}
        passkeys={factors.data?.passkeys ?? []}
        onClose={() => setStep(REST)}
        onCodes={setCodes}
      />
      {/* After the question that led to them has closed itself. */}
      {codes && step.kind === 'rest' && (
        <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      )}
    </Card>
  );
}

type OpenStepProps = Readonly<{
  step: Step;
  passkeys: OwnFactors['passkeys'];
  onClose: () => void;
  onCodes: (codes: readonly string[] | undefined) => void;
}>;

function OpenStep({ step, passkeys, onClose, onCodes }: OpenStepProps) {
  const { show } = useSnackbar();
  const [removeCodes, removePasskey, renew] = [useRemoveCodes(), useRemovePasskey(), useRenewRecoveryCodes()];
  const done = (words: string) => (codes: readonly string[] | undefined) => {
    show(words);
    onCodes(codes);
    onClose();
  };

  switch (step.kind) {
    case 'rest':
      return null;
    case 'add_codes':
      return <CodesDialog onDone={done(copy.codesAdded)} onClose={onClose} />;
    case 'add_passkey':
      return <PasskeyDialog onDone={done(copy.passkeyAdded)} onClose={onClose} />;
    case 'rename_passkey': {
      const passkey = passkeys.find(({ id }) => id === step.id);
      if (!passkey) return null;
      return (
        <RenamePasskeyDialog
          passkey={passkey}
          onClose={onClose}
          onDone={() => {
            show(copy.passkeyRenamed);
            onClose();
          }}
        />
      );
    }
    case 'remove_codes':
      return (
        <Confirm
          title={copy.removeCodesTitle}
          text={copy.removeCodesText}
          action={copy.removeCodes}
          onClose={onClose}
          onConfirm={async () => {
            await removeCodes.mutateAsync(undefined);
            show(copy.codesRemoved);
          }}
        />
      );
    case 'remove_passkey':
      return (
        <Confirm
          title={copy.removePasskeyTitle(passkeys.find(({ id }) => id === step.id)?.name ?? '')}
          text={copy.removePasskeyText}
          action={copy.removePasskey}
          onClose={onClose}
          onConfirm={async () => {
            await removePasskey.mutateAsync(step.id);
            show(copy.passkeyRemoved);
          }}
        />
      );
    case 'renew':
      return (
        <Confirm
          title={copy.renewTitle}
          text={copy.renewText}
          action={copy.renewAction}
          onClose={onClose}
          onConfirm={async () => {
            const { recovery_codes } = await renew.mutateAsync(undefined);
            onCodes(recovery_codes);
          }}
        />
      );
  }
}

type ConfirmProps = Readonly<{
  title: string;
  text: string;
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}>;

function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={title}
      action={action}
      failureText={failureWords}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

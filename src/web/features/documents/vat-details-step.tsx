import type { FormEvent } from 'react';
import { canConfirmVat, VAT_ADDRESS_LENGTH_MAX, VAT_NAME_LENGTH_MAX } from '#domain/account/vat-details.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { vatCopy as copy } from './documents-copy.ts';
import { useSaveVat } from './documents-queries.ts';
import { type BusinessDetails, VAT_STEPS } from './vat-steps.ts';

type VatDetailsStepProps = Readonly<{
  vatNumber: string | undefined;
  details: BusinessDetails;
  onChange: (details: BusinessDetails) => void;
  /** To the number; nothing where none is asked for. */
  onBack: (() => void) | undefined;
  onClose: () => void;
  onSaved: () => void;
}>;

const FORM = 'vat-details';

export function VatDetailsStep(props: VatDetailsStepProps) {
  const { vatNumber, details, onChange, onBack, onClose, onSaved } = props;
  const save = useSaveVat();
  const canConfirm = canConfirmVat(details);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!canConfirm || save.isPending) return;
    const number = vatNumber === undefined ? {} : { vat_number: vatNumber };
    save.mutate({ ...number, ...details }, { onSuccess: onSaved });
  };
  return (
    <Dialog
      open
      title={copy.detailsTitle}
      pending={save.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={save.isPending} onClick={onBack ?? onClose}>
            {onBack ? copy.back : copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busy={save.isPending} disabled={!canConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" data-gap="small" onSubmit={confirm}>
        {onBack && <Stepper steps={VAT_STEPS} current="details" />}
        <p>{copy.detailsText}</p>
        <TextField
          label={copy.name}
          value={details.name}
          autoComplete="organization"
          maxLength={VAT_NAME_LENGTH_MAX}
          onChange={({ target }) => onChange({ ...details, name: target.value })}
        />
        <TextArea
          label={copy.address}
          help={canConfirm ? undefined : copy.confirmHint}
          rows={3}
          autoComplete="street-address"
          value={details.address}
          lengthMax={details.address.length > VAT_ADDRESS_LENGTH_MAX ? VAT_ADDRESS_LENGTH_MAX : undefined}
          onChange={({ target }) => onChange({ ...details, address: target.value })}
        />
        {save.isError && (
          <Notice kind="error" title={copy.notSaved} announce>
            {failureWords(save.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

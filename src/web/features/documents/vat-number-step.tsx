import type { FormEvent } from 'react';
import { AppError } from '#contract/kit/failure.ts';
import {
  canContinueVat,
  lookedUpVatNumber,
  vatNumberHelp,
  vatNumberLabel,
  withVatPrefix,
} from '#domain/account/vat-number.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { vatCopy as copy } from './documents-copy.ts';
import { useLookUpVat } from './documents-queries.ts';
import { type BusinessDetails, type TaxNumber, VAT_STEPS } from './vat-steps.ts';

type VatNumberStepProps = Readonly<{
  country: string;
  number: TaxNumber;
  onChange: (number: TaxNumber) => void;
  /** With what the register knows, where it could be asked. */
  onContinue: (found?: BusinessDetails) => void;
  onClose: () => void;
}>;

/** A provider without a register cannot say whose number it is; then the merchant says so. */
const hasNoRegister = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'provider_unsupported';

export function VatNumberStep({ country, number, onChange, onContinue, onClose }: VatNumberStepProps) {
  const lookUp = useLookUpVat();
  const { isRegistered, typed } = number;
  const canContinue = canContinueVat(isRegistered, typed, country);

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!canContinue || lookUp.isPending) return;
    if (!isRegistered) return onContinue();
    lookUp.mutate(lookedUpVatNumber(typed, country), {
      onSuccess: (found) => onContinue(found),
      onError: (error) => {
        if (hasNoRegister(error)) onContinue();
      },
    });
  };
  return (
    <Dialog
      open
      title={copy.numberTitle}
      pending={lookUp.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={lookUp.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busy={lookUp.isPending} disabled={!canContinue}>
            {copy.continue}
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" data-gap="small" onSubmit={go}>
        <Stepper steps={VAT_STEPS} current="number" />
        <p>{copy.numberText}</p>
        <Checkbox
          label={copy.registered(country)}
          checked={isRegistered}
          onChange={({ target }) => onChange({ ...number, isRegistered: target.checked })}
        />
        {isRegistered && (
          <TextField
            label={vatNumberLabel(country)}
            help={vatNumberHelp(country)}
            error={lookUp.isError && !hasNoRegister(lookUp.error) ? failureWords(lookUp.error) : undefined}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            onChange={({ target }) => {
              lookUp.reset();
              onChange({ ...number, typed: withVatPrefix(target.value, country) });
            }}
          />
        )}
      </form>
    </Dialog>
  );
}

const FORM = 'vat-number';

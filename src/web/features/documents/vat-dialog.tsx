import { useState } from 'react';
import { hasTaxNumber, plainVatNumber, vatPrefix } from '#domain/account/vat-number.ts';
import { taxCountry } from './documents-queries.ts';
import { VatDetailsStep } from './vat-details-step.tsx';
import { VatNumberStep } from './vat-number-step.tsx';
import type { BusinessDetails, TaxNumber } from './vat-steps.ts';

type VatDialogProps = Readonly<{ onClose: () => void; onSaved: () => void }>;

/** Asks for the tax number, where there is such a thing, then whose it is. What was typed stays on the way back and when something is refused. */
export function VatDialog({ onClose, onSaved }: VatDialogProps) {
  const country = taxCountry();
  const asksNumber = hasTaxNumber(country);
  const [step, setStep] = useState<'number' | 'details'>(asksNumber ? 'number' : 'details');
  const [number, setNumber] = useState<TaxNumber>({ isRegistered: false, typed: vatPrefix(country) });
  const [details, setDetails] = useState<BusinessDetails>({ name: '', address: '' });

  if (step === 'number') {
    return (
      <VatNumberStep
        country={country}
        number={number}
        onChange={setNumber}
        onClose={onClose}
        onContinue={(found) => {
          if (found) setDetails(found);
          setStep('details');
        }}
      />
    );
  }
  return (
    <VatDetailsStep
      vatNumber={number.isRegistered ? plainVatNumber(number.typed) : undefined}
      details={details}
      onChange={setDetails}
      onBack={asksNumber ? () => setStep('number') : undefined}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

import { type ReactNode, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { DateRange } from '#web/ui/date-range.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { GOODS } from './gallery-samples.ts';

export function GalleryFields() {
  return (
    <>
      <Card title="Text and numbers">
        <div className="form">
          <div className="form-row">
            <TextField
              label="VAT number"
              optional
              help="8 to 12 digits with your country code prefix."
              defaultValue="DE 123456789"
            />
            <Held<number | null> initial={30000}>
              {(value, onChange) => (
                <MoneyField
                  label="Amount to refund"
                  symbol="€"
                  code="EUR"
                  value={value}
                  onChange={onChange}
                  parse={cents}
                  format={(minor) => (minor / 100).toFixed(2)}
                  error={value !== null && value > 24800 ? 'At most €248.00 can be refunded.' : undefined}
                  unreadableError={(example) => `Write an amount such as ${example}.`}
                />
              )}
            </Held>
          </div>
          <div className="form-row">
            <Held<number | null> initial={3}>
              {(value, onChange) => (
                <NumberField label="Items in an order" value={value} onChange={onChange} suffix="items" />
              )}
            </Held>
            <TextField label="Turned off" defaultValue="Cannot be changed" disabled />
          </div>
          <TextArea
            label="What happened?"
            lengthMax={150}
            help="The bank reads this."
            defaultValue="The parcel was left at the door."
          />
        </div>
      </Card>
      <Card title="Choices">
        <div className="form">
          <div className="form-row">
            <Checkbox label="Send a receipt" help="To the customer’s email." defaultChecked />
            <Held<boolean> initial={true}>
              {(value, onChange) => <Toggle label="Screen this rule" checked={value} onChange={onChange} />}
            </Held>
            <Checkbox label="All countries" mixed />
            <Checkbox label="I have read it" error="Tick this to go on." />
          </div>
          <Held<'authorize' | 'capture'> initial="capture">
            {(value, onChange) => (
              <RadioGroup
                label="When is the money taken?"
                value={value}
                onChange={onChange}
                choices={[
                  { value: 'capture', label: 'At once', help: 'When the order is placed.' },
                  { value: 'authorize', label: 'Later', help: 'You capture it within 7 days.' },
                ]}
              />
            )}
          </Held>
          <Select
            label="Reason"
            placeholder="Choose a reason"
            error="Please provide a response"
            options={[{ value: 'a', label: 'Duplicate' }]}
          />
          <Held<string | null> initial={null}>
            {(value, onChange) => (
              <Combobox
                label="What do you sell?"
                placeholder="Type to search"
                options={GOODS}
                value={value}
                onChange={onChange}
              />
            )}
          </Held>
          <div className="form-row">
            <Held<string> initial="2026-11-15">
              {(value, onChange) => <DateField label="Delivered on" value={value} onChange={onChange} />}
            </Held>
            <Held initial={{ from: '2026-11-09', to: '2026-11-15' }}>
              {(value, onChange) => <DateRange label="Period" value={value} onChange={onChange} />}
            </Held>
          </div>
        </div>
      </Card>
      <Card title="Files">
        <div className="stack" data-gap="small">
          <Held<File | undefined> initial={undefined}>
            {(file, onChange) => (
              <FileField
                label="Receipt"
                kinds="PDF, PNG or JPEG"
                file={file && { name: file.name, detail: `${file.size} bytes` }}
                onChoose={onChange}
                onRemove={() => onChange(undefined)}
              />
            )}
          </Held>
          <FileField
            label="Proof of shipping"
            file={{ name: 'front-door.jpg', detail: 'Uploading, 1.1 of 1.8 MB', percent: 61 }}
            onChoose={() => undefined}
            onRemove={() => undefined}
          />
          <FileField
            label="Refund policy"
            kinds="PDF, PNG or JPEG"
            error="scan-of-everything.tiff is not a PDF, PNG or JPEG."
            onChoose={() => undefined}
          />
        </div>
      </Card>
    </>
  );
}

type HeldProps<Value> = {
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** Holds one value for a piece that is told its value. */
function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

function cents(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

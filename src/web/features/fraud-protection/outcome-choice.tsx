import { RadioGroup } from '#web/ui/radio-group.tsx';
import { fraudProtectionCopy } from './fraud-protection-copy.ts';

const copy = fraudProtectionCopy.outcome;

type Props = Readonly<{ block: boolean; canReview: boolean; onChange: (block: boolean) => void }>;

/** What happens to a payment that the filter matches. Where nothing can be held for review there is no choice. */
export function OutcomeChoice({ block, canReview, onChange }: Props) {
  const blocks = { value: 'block', label: copy.block, help: copy.blockHelp } as const;
  const reviews = { value: 'review', label: copy.review, help: copy.reviewHelp } as const;
  return (
    <RadioGroup<'review' | 'block'>
      label={copy.legend}
      hideLabel
      choices={canReview ? [reviews, blocks] : [blocks]}
      value={block ? 'block' : 'review'}
      onChange={(value) => onChange(value === 'block')}
    />
  );
}

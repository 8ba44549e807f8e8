import { isProductType, PRODUCT_TYPES, type ProductType } from '#domain/disputes/evidence-product-type.ts';
import { productTypeLabel } from '#domain/disputes/evidence-product-type-copy.ts';
import { track } from '#web/shared/track.ts';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';

const OPTIONS = [
  { value: '', label: copy.productTypePlaceholder, disabled: true },
  ...PRODUCT_TYPES.map((value) => ({ value, label: productTypeLabel[value] })),
];

type Props = Readonly<{
  value: ProductType | null;
  disabled: boolean;
  onChoose: (type: ProductType) => void;
}>;

/** What was sold decides what is asked. What was typed for another type stays with the evidence. */
export function ProductTypeCard({ value, disabled, onChoose }: Props) {
  return (
    <Card label={copy.productType}>
      <div className="challenge-type">
        <Select
          label={copy.productType}
          help={value === null ? copy.chooseType : copy.productTypeHelp}
          options={OPTIONS}
          value={value ?? ''}
          disabled={disabled}
          onChange={({ target }) => {
            if (!isProductType(target.value)) return;
            track('dispute_product_selected', { selection: target.value });
            onChoose(target.value);
          }}
        />
      </div>
    </Card>
  );
}

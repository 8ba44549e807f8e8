import { labelOf } from '#domain/shared/word.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.express;

/** The buttons as a shopper will see them, while they are being chosen. */
export function ButtonPreview() {
  const { value: isOn } = useSetting('is_payment_request_enabled');
  const { value: type } = useSetting('payment_request_button_type');
  const { value: size } = useSetting('payment_request_button_size');
  const { value: theme } = useSetting('payment_request_button_theme');
  const { value: radius } = useSetting('payment_request_button_border_radius');
  const call = type === 'default' ? '' : labelOf(copy.types, type);

  return (
    <Card title={copy.preview} level={3}>
      {isOn ? (
        <div className="express-preview" data-theme={theme}>
          {[copy.wallet1, copy.wallet2].map((brand) => (
            <span
              key={brand}
              className="express-button"
              data-size={size}
              data-theme={theme}
              style={{ borderRadius: `${radius}px` }}
            >
              <Icon name="card" />
              {copy.previewName(brand, call)}
            </span>
          ))}
        </div>
      ) : (
        <p className="muted">{copy.off}</p>
      )}
    </Card>
  );
}

import type { ComponentProps } from 'react';
import type { ButtonKind } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** What the button does, in words: there is no text to read. */
  label: string;
  kind?: ButtonKind;
  size?: 'small';
};

/** Only for close, more, copy, remove, view and their like; everything else deserves a word. */
export function IconButton({ icon, label, kind = 'quiet', size, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="button"
      data-kind={kind}
      data-size={size}
      data-icon=""
      aria-label={label}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

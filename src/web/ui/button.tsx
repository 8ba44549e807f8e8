import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { WORDS } from './words-copy.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'link';
export type ButtonSize = 'small' | 'large';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  /** At work: it keeps its width, its name and the focus, and cannot be pressed again. */
  busy?: boolean;
  /** Pushes the button to the end of its row. */
  push?: boolean;
};

export function Button(props: ButtonProps) {
  const { kind = 'secondary', size, icon, iconEnd, busy = false, push, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      {...rest}
      className={push ? 'button push' : 'button'}
      data-kind={kind}
      data-size={size}
      data-busy={busy ? (icon ? 'icon' : 'alone') : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <span className="spinner" /> : icon && <Icon name={icon} size="small" />}
      {busy && !icon ? <span className="button-label">{children}</span> : children}
      {busy && <span className="hidden-visually">{WORDS.busy}</span>}
      {iconEnd && <Icon name={iconEnd} size="small" />}
    </button>
  );
}

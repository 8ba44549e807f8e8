import type { ButtonKind, ButtonSize } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
};

/** A link that carries the weight of a button: the next step is another page. */
export function LinkButton({ kind = 'secondary', size, icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className="button" data-kind={kind} data-size={size}>
      {icon && <Icon name={icon} size="small" />}
      {children}
      {iconEnd && <Icon name={iconEnd} size="small" />}
    </Link>
  );
}

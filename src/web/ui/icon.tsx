import type { IconName } from './icon-names.ts';
import icons from './icons.svg?no-inline';

type IconProps = {
  name: IconName;
  size?: 'small';
  /** Mirrored from right to left: arrows and chevrons, never clocks or ticks. */
  flip?: boolean;
};

/** Decoration beside a word; whoever shows it alone names the button around it. */
export function Icon({ name, size, flip }: IconProps) {
  return (
    <svg
      className="icon"
      data-size={size}
      data-flip={flip || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

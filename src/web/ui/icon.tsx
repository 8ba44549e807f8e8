import type { IconName } from './icon-names.ts';
import icons from './icons.svg?no-inline';

type IconProps = {
  name: IconName;
  size?: 'small';
};

/** Mirrored where lines are read from the right: what goes back or on, never clocks or ticks. */
const POINTS = /^(arrow|external|left|refund|right|truck)$/;

/** Decoration beside a word; whoever shows it alone names the button around it. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      className="icon"
      data-size={size}
      data-points={POINTS.test(name) || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

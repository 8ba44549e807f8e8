export type BarKind = 'success' | 'warning' | 'danger';

type ProgressBarProps = {
  label: string;
  /** From 0 to 100. Undefined while nobody knows how long it takes. */
  percent: number | undefined;
  kind?: BarKind;
};

export function ProgressBar({ label, percent, kind }: ProgressBarProps) {
  const value = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span
      className="bar"
      data-kind={kind}
      data-open={value === undefined || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <span style={{ '--value': `${value ?? 40}%` }} />
    </span>
  );
}

import type { BarKind } from './progress-bar.tsx';

type MeterProps = {
  label: string;
  value: number;
  max: number;
  /** "x of y" in words: a bar alone says too little. */
  words: string;
  kind?: BarKind;
};

/** How much of a limit is used. */
export function Meter({ label, value, max, words, kind }: MeterProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className="meter">
      <span>{label}</span>
      <span className="meter-value">{words}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn alike in every browser. */}
      <span
        className="bar"
        data-kind={kind}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={words}
      >
        <span style={{ '--value': `${percent}%` }} />
      </span>
    </div>
  );
}

import 'react';

declare module 'react' {
  /** Lets `style` carry the few custom properties that the sheets read, such as the fill of a bar. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

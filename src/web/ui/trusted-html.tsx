import { Suspense } from 'react';
import { later } from './later.ts';

const CleanedHtml = later(async () => (await import('./cleaned-html.tsx')).CleanedHtml);

/** A message that came as HTML. Few pages ever get one, so what cleans it is fetched only then. */
export const TrustedHtml = ({ html }: { html: string }) => (
  <Suspense fallback={null}>
    <CleanedHtml html={html} />
  </Suspense>
);

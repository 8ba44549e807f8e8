import { Shortcuts } from '#web/blocks/shortcuts/shortcuts.tsx';
import { DeadlineRail } from './deadline-rail.tsx';
import { DisputesCount, UncapturedCount, UnreadCount } from './waiting-counts.tsx';
import './waiting.css';

/** Nothing is drawn where nothing waits, or where it cannot be read. */
export function WhatWaits({ at }: { at: string }) {
  switch (at) {
    case 'rail':
      // Shortcuts are seen nowhere; they come with what the frame gets once.
      return (
        <>
          <DeadlineRail />
          <Shortcuts />
        </>
      );
    case 'inbox':
      return <UnreadCount />;
    case '/payments/disputes':
      return <DisputesCount />;
    case '/payments/transactions':
      return <UncapturedCount />;
    default:
      return null;
  }
}

// The one chunk of everything that opens. Named in one place, so that the first dialog brings the last menu along.

import { makeTrustedPolicy } from '../trusted-policy.ts';

// What reads messages aloud empties them with an empty string, which is no markup; nothing else passes.
makeTrustedPolicy('default', { createHTML: (text) => (text === '' ? text : null) });

export { CalendarField } from './calendar-field.tsx';
export { ChoiceBox } from './choice-box.tsx';
export { ColumnTicks } from './column-ticks.tsx';
export { DialogWindow } from './dialog-window.tsx';
export { MenuList } from './menu-list.tsx';
export { PopoverBox } from './popover-box.tsx';
export { RangeField } from './range-field.tsx';
export { SuggestBox } from './suggest-box.tsx';

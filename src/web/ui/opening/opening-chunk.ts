// The one chunk of everything that opens. Named in one place, so that the first dialog brings the last menu along.

export { CalendarField } from './calendar-field.tsx';
export { ChoiceBox } from './choice-box.tsx';
export { ColumnTicks } from './column-ticks.tsx';
export { DialogWindow } from './dialog-window.tsx';
export { MenuList } from './menu-list.tsx';
export { PopoverBox } from './popover-box.tsx';
export { RangeField } from './range-field.tsx';
export { SuggestBox } from './suggest-box.tsx';

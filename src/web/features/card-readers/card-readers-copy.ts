export const cardReadersCopy = {
  title: 'Card readers',
  tabs: 'Card readers',
  connected: 'Connected readers',
  failed: 'Readers details not loaded',
  columns: { id: 'Reader ID', model: 'Model', status: 'Status' },
  active: 'Active',
  inactive: 'Inactive',
  note: 'Active readers have taken payments since their last monthly fee.',
  empty: 'No card readers are connected',
  emptyText:
    'Switch a reader on and connect it in the app you take payments with. After its first payment you find here which readers are in use and pay their monthly fee.',
} as const;

/** Readers as they are sold; one we have not met shows the name its maker gave it. */
const MODELS: Readonly<Record<string, string>> = {
  bbpos_chipper2x: 'BBPOS Chipper 2X BT',
  bbpos_wisepad3: 'BBPOS WisePad 3',
  bbpos_wisepos_e: 'BBPOS WisePOS E',
  stripe_m2: 'Stripe Reader M2',
  stripe_s700: 'Stripe Reader S700',
  verifone_P400: 'Verifone P400',
};
export const modelWords = (device_type: string): string => MODELS[device_type] ?? device_type;

export const modeNoticeCopy = {
  sandbox: {
    title: 'You are using a sandbox account.',
    text: 'Payments here are not real and no money moves. Set up live payments when you are ready to sell.',
    textOfKey: 'Payments here are not real and no money moves. With a live key they are.',
    action: 'Set up live payments',
    keys: 'See which key is used',
    simulator: 'Move time forward in the simulator',
  },
  test: {
    title: 'Test mode is on.',
    text: 'You see test payments only. Real payments stay where they are and appear again in live mode.',
    action: 'Open payments settings',
  },
} as const;

import type { BankTask } from '#domain/account/bank-task.ts';

export const taskListCopy = {
  title: 'Things to do',
  options: (task: string) => `More options for: ${task}`,
  dismiss: 'Dismiss',
  snooze: 'Remind me tomorrow',
  delete: 'Delete',
  undo: 'Undo',
  done: {
    dismiss: 'Task dismissed.',
    snooze: 'Task postponed until tomorrow.',
    delete: 'Task deleted.',
  },
  notSaved: 'The task could not be put away.',
  showMore: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  completed: 'Done',
  loading: 'Looking for what waits for you',
  failed: 'Not everything that waits could be read.',
  nothing: 'Nothing waits for you',
  notYourWork: 'Disputes, held payments and holds about to end are listed for whoever may answer or capture.',
  nothingText: 'Disputes, held payments, holds about to end and payouts that failed are listed here.',
  orMore: (count: string) => `${count} or more`,
} as const;

export const detailsTaskCopy = {
  finish: 'Finish setting up payments',
  update: 'Update business details',
  several: (count: number) => `${count} details need your attention.`,
  missing: 'Some details about your business are still missing.',
  overdue: 'They are overdue.',
  by: (date: string) => `Update them by ${date}. After that, payments and payouts pause.`,
  waiting: 'Waiting for you',
  finishAction: 'Finish setup',
  updateAction: 'Update',
  moreAction: 'More details',
  dialogTitle: 'What needs your attention',
  dialogLead:
    'The payments provider could not accept these details. Correct them and they are checked again, usually within minutes.',
  cancel: 'Cancel',
} as const;

export const reconnectTaskCopy = {
  title: 'Reconnect your store',
  text: 'The link between your store and the site connection service is broken. Payments work; news may come late.',
  action: 'Reconnect',
} as const;

type BankWords = Readonly<{ title: string; text: (date: string) => string }>;
export const bankTaskCopy = {
  action: 'Set up payouts',
  reasons: {
    after_payment: {
      title: 'Set up your payouts',
      text: (date) => `Your first payment is in. Verify your bank account by ${date} to have it paid out.`,
    },
    balance_rising: {
      title: 'Verify your bank account to get paid',
      text: (date) =>
        `Your balance is growing. Verify your bank account by ${date} so that it can be paid out.`,
    },
    near_threshold: {
      title: 'Verify your bank account soon to keep selling',
      text: (date) =>
        `Payments pause at $5,000 in sales or on ${date}, whichever is first. Verify your bank account before.`,
    },
    threshold_reached: {
      title: 'Your payments are paused: verify your bank account',
      text: () =>
        'You have reached $5,000 in sales or thirty days of selling. Verify your bank account to go on.',
    },
    no_payment: {
      title: 'Set up your payouts',
      text: (date) =>
        `You can sell already. Verify your bank account by ${date} to have your money paid out.`,
    },
    no_payment_14_days: {
      title: 'Verify your bank account to get paid',
      text: (date) =>
        `Your account has been open for two weeks. Verify your bank account by ${date} to keep it open.`,
    },
    no_payment_30_days: {
      title: 'Your payments are paused: verify your bank account',
      text: () => 'Your account has been open for thirty days. Verify your bank account to take payments.',
    },
  } satisfies Readonly<Record<BankTask['reason'], BankWords>>,
} as const;

export const paymentMethodsTaskCopy = {
  title: 'Add more ways to pay',
  text: 'Customers buy more often when they find the way to pay that they know.',
  action: 'Add payment methods',
} as const;

export const goLiveTaskCopy = {
  open: {
    title: 'Set up live payments',
    text: 'Verify your business to take real payments. The sandbox stays until your live account can take them.',
    time: 'About 10 minutes',
    action: 'Go live',
  },
  begun: {
    title: 'Finish setting up live payments',
    text: 'Your live account still needs details. The sandbox stays until it can take payments.',
    time: 'Waiting for you',
    action: 'Finish setup',
  },
} as const;

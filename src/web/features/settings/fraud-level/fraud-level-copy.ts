export const fraudLevelCopy = {
  whatIsBasic: 'What does basic protection do?',
  basic: {
    title: 'Basic protection',
    text: 'At the basic level the payments company alone decides, and none of your own filters is asked.',
    points: [
      'Payments it rates as highest risk are blocked.',
      'Payments whose security code (CVC) does not match are declined while your account says so.',
      'Filters you have saved are kept, and come back with the advanced level.',
    ],
    close: 'Close',
  },
  noFilters: 'Configure at least one filter first.',
  tour: {
    steps: [
      {
        title: 'Your own fraud filters',
        text: 'Decide which orders deserve a second look: by address, country, price or number of items.',
      },
      {
        title: 'Hold or block',
        text: 'A payment that is held is authorized and not charged until you approve it. A blocked one never reaches the bank.',
      },
      {
        title: 'Ask your own history first',
        text: 'Before you save, the fraud lab tells what your filters would have done to the payments you took.',
      },
    ],
    progress: (step: number, steps: number) => `${step} of ${steps}`,
    next: 'Next',
    later: 'Skip the tour',
    configure: 'Configure filters',
  },
} as const;

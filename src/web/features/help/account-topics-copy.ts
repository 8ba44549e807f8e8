import type { HelpTopics } from './help-topic.ts';

export const accountTopics = {
  verification: {
    title: 'Verifying your business',
    lead: 'The payments provider has to know who is paid. It asks for details of the business and of the people behind it.',
    sections: [
      {
        title: 'What to have at hand',
        text: ['Which of these you need depends on your country and on the kind of business.'],
        points: [
          'For the owner: name, date of birth, home address, and a personal identification number or an identity document.',
          'For the business: legal name, address, registration or tax number, website, and a phone number.',
          'A bank account in the name of the business.',
        ],
      },
      {
        title: 'How long it takes',
        text: [
          'Filling in takes about ten minutes. Most checks are done at once; a document that a person has to read can take two working days.',
          'While the provider checks, there is nothing for you to do. The account card says who is waiting for whom.',
        ],
      },
      {
        title: 'When something is refused',
        text: [
          'The reason is shown with the detail it concerns. Correct that detail and send it again; nothing else has to be repeated.',
          'A document must be in date, in colour, with all four corners in the picture, and not larger than 10 MB.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'What the account status means',
    lead: 'The status says whether you can take payments, whether you are paid out, and who has to act.',
    sections: [
      {
        title: 'The states',
        text: [],
        points: [
          'Complete or Enabled: payments and payouts run.',
          'Pending: the provider is checking what you sent.',
          'Restricted soon: something is missing. Payments run until the date shown.',
          'Restricted partially: payments run, payouts wait for you.',
          'Restricted: payments wait for you.',
          'Under review: the provider is looking at the account. You are told when it has decided.',
          'Rejected: the account cannot be used. The provider keeps what is left of your money for refunds and disputes, and decides when the rest is paid out. Its history stays open to you.',
        ],
      },
      {
        title: 'Your history stays reachable',
        text: [
          'Whatever the state, you can open transactions, payouts, disputes and documents, and export them.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Selling before verification is complete',
    lead: 'Some new stores may take payments before every detail is verified.',
    sections: [
      {
        title: 'How far it goes',
        text: [
          'You can sell until $5,000 of sales or until 30 days have passed since your first payment, whichever comes first.',
          'Payouts start once the bank account and the remaining details are verified. The money waits in your balance until then.',
        ],
      },
      {
        title: 'When the limit is reached',
        text: ['New payments stop until the details are complete. Nothing you earned is lost.'],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'The sandbox',
    lead: 'A sandbox account behaves like a real one, with money that does not exist.',
    sections: [
      {
        title: 'What it is for',
        text: [
          'Building a store for somebody else, training, or trying settings before customers see them. No business details are needed.',
          'Real cards are refused. Payments, disputes and payouts of the sandbox never touch a bank.',
        ],
      },
      {
        title: 'Going live',
        text: [
          'Activating live payments starts verification of the real business. The sandbox stays until the live account can take payments; then its test payments are put away, and its orders stay in your store.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Test mode',
    lead: 'With a live account, test mode lets you place orders with test cards. Customers cannot pay while it is on.',
    sections: [
      {
        title: 'Switching it',
        text: [
          'Test mode is a setting of payments. A chip at the top of every page says that it is on.',
          'Test payments have their own list: what you do in test mode never mixes with real payments.',
        ],
      },
      {
        title: 'Test cards',
        text: [
          '4242 4242 4242 4242 with any date to come and any three digits pays. Other test numbers are declined or disputed.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'The connection of your site',
    lead: 'The store talks to the payments provider through a connection that belongs to your site and to your account.',
    sections: [
      {
        title: 'Reconnecting',
        text: [
          'A connection can be lost when the site moves or when the person who connected it leaves. Reconnect from the overview; the account stays the same.',
        ],
      },
      {
        title: 'Safe Mode',
        text: [
          'A copy of a site (for staging, for example) must not act as the original. In Safe Mode nothing is sent until you say which of the two is the real one.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Terms of service',
    lead: 'What you and the payments company promise each other when you connect an account.',
    sections: [
      {
        title: 'In short',
        text: [
          'The payments company takes payments for you, keeps its fees, and pays the rest to your bank account.',
        ],
        points: [
          'You sell only what you may sell, and you answer your customers.',
          'You give true details about the owner and the business, and keep them up to date.',
          'Fees are shown before you accept them and on every payment.',
          'Either side may end the account; what was earned is paid out.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Why HTTPS is needed',
    lead: 'The forms of the payments provider open only on pages that are served over HTTPS.',
    sections: [
      {
        title: 'What to do',
        text: [
          'Ask your host for a certificate; most give one free of charge. Then set the address of the store to https:// and open this page again.',
          'On your own computer, use the sandbox: it needs no HTTPS.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
} as const satisfies HelpTopics;

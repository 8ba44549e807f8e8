import { feesTopic } from './fees-copy.ts';
import type { HelpTopics } from './help-topic.ts';

export const setUpTopics = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Payment methods',
    lead: 'Cards work everywhere. Local methods and pay later reach customers who do not pay by card.',
    sections: [
      {
        title: 'Switching one on',
        text: [
          'Some methods need approval by the provider, or a few more details. Until then they are marked as pending and customers do not see them.',
          'A method appears at checkout only to customers whose country and currency it supports.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Express checkouts',
    lead: 'Buttons that pay with what the customer’s phone or browser already knows.',
    sections: [
      {
        title: 'Where the buttons stand',
        text: [
          'On product pages, in the cart and at checkout, as you choose. Their label, size and theme can be set; a preview shows them.',
          'They need HTTPS, and they appear only on devices that support them.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'Selling in several currencies',
    lead: 'Customers see and pay prices in their own currency; you are paid out in yours.',
    sections: [
      {
        title: 'Rates',
        text: [
          'Automatic rates are renewed every few hours; a manual rate stays until you change it. Rounding and a charm price make the result look like a price.',
        ],
      },
      {
        title: 'Conversion',
        text: [
          'A payment in another currency is converted when it is taken. The rate and its fee are on the payment.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'The name on bank statements',
    lead: 'What customers read on their statement. A name they know prevents disputes.',
    sections: [
      {
        title: 'What is allowed',
        text: [
          '5 to 22 characters with at least one letter, and none of the characters < > \\ \' " *. Stores in Japan also give it in kanji and kana.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Recurring payments',
    lead: 'Subscriptions renew with the card the customer saved. Their orders and payments look like any other.',
    sections: [
      {
        title: 'When a renewal fails',
        text: [
          'The order waits, the customer is told, and the payment is tried again on the following days.',
        ],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Days and time zones',
    lead: 'One zone decides what a day is: the store’s.',
    sections: [
      {
        title: 'Where it counts',
        text: [
          'In lists, filters, deadlines, charts and files. The zone is named where it could be doubted. Your computer’s own zone plays no part.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'API keys',
    lead: 'A key lets a program read or change the data of the store in your name.',
    sections: [
      {
        title: 'Using one',
        text: [
          'Send the key as user name and the secret as password (HTTP Basic) to the addresses under /wp-json. A read key cannot change anything.',
          'The secret is shown once. Lost it? Revoke the key and make another.',
          'A key can do what its person can do today, or less: choose task by task, and when it ends. One that only proposes does nothing by itself; a person approves what it asks for.',
        ],
      },
      { title: 'If a key leaks', text: ['Revoke it at once. It stops working with the next request.'] },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'What is tracked',
    lead: 'Which pages and buttons of this admin are used is counted, to improve it.',
    sections: [
      {
        title: 'Where it goes',
        text: [
          'Nowhere. The counts stay in the database of this store for 90 days and can be switched off in the options of the store.',
        ],
      },
    ],
    see: [],
  },
} as const satisfies HelpTopics;

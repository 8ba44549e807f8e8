import type { HelpTopics } from './help-topic.ts';

export const moneyTopics = {
  'payout-schedule': {
    title: 'The payout schedule',
    lead: 'A payout is money on its way from your payments account to your bank.',
    sections: [
      {
        title: 'When payouts leave',
        text: [
          'Daily, weekly on a day of your choice, or monthly on a date of your choice. The 31st means the last day of the month. Payouts leave on working days.',
          'A payment first waits a few days until its funds are available; the number of days depends on your country. It goes out with the next payout after that.',
        ],
      },
      {
        title: 'Your first payout',
        text: ['It is held for 7 to 14 days after your first payment. After that the schedule applies.'],
      },
      {
        title: 'Small balances',
        text: ['Each currency has a smallest amount for a payout. Less than that waits for the next one.'],
      },
      {
        title: 'Withdrawals',
        text: [
          'When refunds and disputes are more than you earned, the balance is negative and the difference is taken from your bank account.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Instant payouts',
    lead: 'Sends your available balance to your bank within 30 minutes, on any day, for a fee.',
    sections: [
      {
        title: 'The fee',
        text: [
          'The percentage and the amount are shown before you confirm. The fee is taken from the amount sent.',
        ],
      },
      {
        title: 'Which transactions are inside',
        text: [
          'An instant payout sends an amount, not a list of payments, so the provider names no transactions for it. Where we show some, they are our own allocation, oldest first, and marked as such.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'When a payout fails',
    lead: 'The bank sent the money back. It is in your balance again.',
    sections: [
      {
        title: 'What to do',
        text: [
          'The payout shows the reason the bank gave: a closed account, a wrong number, a name that does not match. Correct or replace the bank account.',
          'Payouts stay paused until the account is corrected, then the amount goes out with the next one.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Your balance',
    lead: 'What the payments provider holds for you, for each currency.',
    sections: [
      {
        title: 'Available and pending',
        text: [
          'Available can be paid out now. Pending are payments whose waiting days are not over. Both together are the total.',
          'A negative balance comes from refunds and disputes; the next payments fill it up, or it is taken from your bank account.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'Reading the transactions list',
    lead: 'One line for everything that moved your balance: charges, refunds, disputes, fees, loans.',
    sections: [
      {
        title: 'Amount, fees, net',
        text: [
          'Amount is what the customer paid or got back, in the currency of your payouts. Net is what is left for you after fees.',
          'A swap sign means that the customer paid in another currency.',
        ],
      },
      {
        title: 'Days and zones',
        text: ['A day is a day of the store’s time zone, in the list, in its filters and in exported files.'],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Capturing payments later',
    lead: 'With manual capture a payment is only reserved when the order is placed. You collect it when you ship.',
    sections: [
      {
        title: 'How long you have',
        text: [
          'A card reserved online is released after 7 days, one in a shop sooner. What is not captured by then is gone, and the order needs a new payment.',
          'You can capture the amount or cancel it, from the order or from the Uncaptured list.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Refunds',
    lead: 'Gives the customer money back, in full or in part.',
    sections: [
      {
        title: 'Full and partial',
        text: [
          'A full refund starts on the payment. A part of it is refunded on the order, where you choose the items.',
          'The amount leaves your balance at once; the customer’s bank shows it within 5 to 10 days. The fee of the payment is not returned.',
        ],
      },
      {
        title: 'When a refund is not possible',
        text: [
          'A payment under dispute cannot be refunded, unless the dispute is still an inquiry or was won.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Exporting a list',
    lead: 'A file with the rows, the columns, the order and the time zone you see on the screen.',
    sections: [
      {
        title: 'The file',
        text: [
          'It is CSV, readable by every spreadsheet. It holds one moment: a sale made during the download neither repeats nor skips a row.',
          'It downloads by itself. A copy or a link goes to your own e-mail address, never to another.',
        ],
      },
      {
        title: 'Its language',
        text: [
          'Files of transactions, payouts and disputes are in the language you work in, or in English if you or the payments settings say so.',
          'The heads of the columns and our own words are translated. Names, references and numbers stay as they are.',
        ],
      },
      {
        title: 'Downloading again',
        text: [
          'Downloading an export a second time makes a new file of the same question, with the numbers of that moment.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Tax invoices and VAT',
    lead: 'In many countries the fees you pay carry value added tax. The invoices are under Documents.',
    sections: [
      {
        title: 'Your VAT number',
        text: [
          'Before the first download you confirm your business name, address and, if you have one, your VAT number. It is checked with the tax office.',
          'The number starts with the letters of your country: EL for Greece, CHE for Switzerland, no letters for Japan.',
        ],
      },
      {
        title: 'Without a VAT number',
        text: ['Say that you are not registered. The invoice then shows the tax that was charged.'],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Card readers and payments in person',
    lead: 'Take cards in your shop with a reader, or with your phone alone.',
    sections: [
      {
        title: 'Connecting',
        text: [
          'Readers are connected in the mobile app of the store, by Bluetooth. They then appear under Card readers with their model and state.',
          'Tap to Pay needs no reader: the phone itself takes the card.',
        ],
      },
      {
        title: 'Reader fees',
        text: ['A reader that is used in a month costs a fee, shown as its own line in transactions.'],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Capital loans',
    lead: 'An advance on future sales, repaid as a share of every payment.',
    sections: [
      {
        title: 'Repayment',
        text: [
          'A fixed fee is set at the start; there is no interest and no end date. The agreed share of each payment goes to the loan until it is repaid.',
          'In each period a smallest amount must be repaid. When sales bring in less, the rest is taken from your bank account.',
        ],
      },
      {
        title: 'Where to see it',
        text: [
          'Each repayment is a line in transactions; the loan page shows what is repaid and what is next.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
} as const satisfies HelpTopics;

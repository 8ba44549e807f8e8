import type { HelpTopics } from './help-topic.ts';

export const riskTopics = {
  disputes: {
    title: 'Disputes',
    lead: 'A customer asked their bank to take a payment back. You can accept that, or answer with evidence.',
    sections: [
      {
        title: 'What happens to the money',
        text: [
          'The bank takes the amount and a fee from your balance at once. If you win, both come back; if you lose, or do not answer in time, neither does.',
          'The bank’s decision can take 60 days and more after your answer, about 75 days in all.',
        ],
      },
      {
        title: 'The deadline',
        text: [
          'It is shown with day, hour and time zone. A draft you saved is submitted as it is when the time is over; without one the dispute is lost without being looked at.',
          'Whoever may answer is reminded by e-mail seven, three and one days before, counted on the store’s calendar.',
        ],
      },
      {
        title: 'When the customer withdraws it',
        text: [
          'Often a customer did not recognize the charge, or only wanted an answer. If they agree that the payment was right, ask them to tell their bank that they withdraw the dispute, and to send you the bank’s confirmation.',
          'Submit that confirmation as evidence before the deadline: a withdrawn dispute is typically final only about 75 days later, and without evidence it may still be lost.',
        ],
      },
      {
        title: 'Accepting',
        text: [
          'Accepting loses the dispute for good, and its fee. It is the right answer when the customer is right.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Inquiries',
    lead: 'A question of the customer’s bank before it opens a dispute. No money has moved yet.',
    sections: [
      {
        title: 'What to do',
        text: [
          'Answer with evidence, or refund the order: a refund ends the inquiry and no dispute fee is due. An inquiry cannot be accepted.',
          'It closes by itself after about 120 days when the bank does not go further.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Evidence that helps',
    lead: 'The bank’s clerk reads it in a few minutes. Short and complete wins over long.',
    sections: [
      {
        title: 'What to send',
        text: ['It depends on the reason of the dispute; the form asks for what counts.'],
        points: [
          'Not received: the carrier, the tracking number, and the proof of delivery to the address of the order.',
          'Not as described: the description the customer saw, and your messages with them.',
          'Not recognised or fraud: signs that it was the customer: address checks, earlier orders, log of access.',
          'Subscription: when and how it could be cancelled, and that it was not.',
        ],
      },
      {
        title: 'Limits',
        text: [
          'Together the files may have 4.5 MB; use PDF, JPEG or PNG. One text may have 20,000 characters, all together 150,000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'Fraud protection',
    lead: 'Filters look at every payment before it is taken. What matches is blocked or held for you.',
    sections: [
      {
        title: 'Basic and advanced',
        text: [
          'Basic uses the checks of the card networks and of the provider. Advanced adds filters you set; at least one must be on.',
        ],
      },
      {
        title: 'The filters',
        text: [],
        points: [
          'AVS mismatch: the billing address is not the one the bank knows.',
          'International IP address: the order comes from a country you do not sell to.',
          'IP address mismatch: the order comes from another country than its billing address.',
          'Address mismatch: the order ships to another address than it is billed to.',
          'Purchase price threshold: the total is below or above your limits.',
          'Order items threshold: fewer or more items than your limits.',
          'CVC verification: the code on the card is wrong.',
        ],
      },
      {
        title: 'Held or blocked',
        text: [
          'A held payment is reserved on the card and taken only when you approve it. A blocked payment never happens.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Risk levels',
    lead: 'The provider rates each payment by what it has seen on its whole network.',
    sections: [
      {
        title: 'Normal, elevated, highest',
        text: [
          'Normal needs nothing. Elevated deserves a look before you ship. Highest is usually blocked; if it is not, ask the customer first.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
} as const satisfies HelpTopics;

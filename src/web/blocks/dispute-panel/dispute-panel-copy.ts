import { disputeEndsCopy } from './dispute-ends-copy.ts';

export const disputePanelCopy = {
  ...disputeEndsCopy,
  loading: 'Loading the dispute',
  failed: 'Error retrieving dispute.',
  titleOf: (isInquiry: boolean, amount: string) =>
    isInquiry ? `Inquiry about ${amount}` : `Dispute of ${amount}`,
  notice: (isInquiry: boolean): string =>
    isInquiry
      ? 'The customer’s bank asks about this payment. The money is still yours.'
      : 'The customer’s bank has taken the money back until it is decided.',
  begun: {
    saved:
      'You have a draft of your evidence. What you saved is submitted by itself when the time to respond is over.',
    planned:
      'You have begun your evidence. It is kept here, not with the bank yet: in the last hour before the deadline it is handed in for you.',
    too_little:
      'You have begun your evidence. It is kept here and too little to be handed in for you: the bank gets it only if you save it for later or submit it.',
    switched_off:
      'You have begun your evidence. It is kept here: the bank gets it only if you save it for later or submit it.',
    saved_before:
      'What you saved for later goes to the bank by itself. What you changed since is kept here: the bank gets it only if you save it for later too, or submit it.',
  },
  providerSays: {
    compelling_evidence:
      'Visa’s Compelling Evidence 3.0 may apply: if earlier payments of the same customer match this one, the claim goes back to their bank. That form is only at your payments service.',
    compliance_fee:
      'This is a compliance dispute: the card network takes a further fee if you challenge it, and returns it only if you win. Before you can submit evidence, the fee has to be acknowledged at your payments service.',
    mayAnswer:
      'Your payments service may answer this dispute by itself if you do not. What you submit here comes first.',
    answered: 'Your payments service answered this dispute for you.',
  },
  more: 'What you can do, and what it did to your balance',

  facts: {
    amount: 'Dispute amount',
    disputedOn: 'Disputed on',
    reason: 'Reason',
    reasonMeans: (reason: string) => `What “${reason}” means`,
    respondBy: 'Respond by',
  },
  worth: 'Worth fighting?',
  atStake: (amount: string, fee: string, time: string) =>
    `${amount} and the ${fee} fee are at stake. ${time}`,
  inquiryStake: (amount: string) =>
    `No money has been taken yet. If the bank turns this into a dispute, ${amount} and a dispute fee are at stake.`,
  time: (count: number) =>
    count < 0
      ? 'The time to respond is over.'
      : count === 0
        ? 'Today is the last day to respond.'
        : count === 1
          ? 'You have 1 day to respond.'
          : `You have ${count} days to respond.`,

  stepsTitle: 'What you can do',
  emailTitle: 'Write to the customer.',
  emailText: 'A clear answer often settles it.',
  emailLink: 'Open the e-mail we prepared',
  noEmailText: 'We have no e-mail address of this customer. Use the contact details of the order.',
  withdrawTitle: 'Help the customer withdraw the dispute.',
  withdrawText: 'If they agree, ask them to tell their bank, and to send you the bank’s confirmation.',
  withdrawLink: 'How a dispute is withdrawn',
  withdrawHintLabel: 'How long a withdrawal takes',
  withdrawHint:
    'A dispute is typically final about 75 days after it was withdrawn. Until then submit evidence as well, or it may still be lost.',
  decideTitle: 'Challenge it or accept it',
  decideBy: (by: string, zone: string) => `by ${by}, ${zone}.`,
  challengeHintLabel: 'What challenging means',
  challengeHint:
    'You send evidence, and the customer’s bank decides. That can take 60 days or more. If you win, the amount and the fee come back.',
  acceptHintLabel: 'What accepting means',
  acceptHint: 'The dispute is lost for good. The customer keeps the money, and the fee is not returned.',
  answerTitle: 'Submit evidence or issue a refund',
  answerBy: (by: string, zone: string) => `by ${by}, ${zone}.`,
  answerHintLabel: 'What happens to an inquiry',
  answerHint:
    'A refund settles the inquiry without a fee. Without an answer the bank may turn it into a dispute, which has one.',

  issuerTitle: 'What the bank sent',
  issuerKinds: {
    retrieval: 'The bank’s question',
    chargeback: 'The bank’s claim',
    response: 'The bank’s reply',
  },
  issuerFile: (number: number) => `File ${number}`,
  fileFailed: 'Error retrieving file.',
  downloadFailed: 'Error downloading file',

  challenge: 'Challenge dispute',
  submitEvidence: 'Submit evidence',
  continue: 'Continue with challenge',
  howItWorks: (isInquiry: boolean): string => (isInquiry ? 'How inquiries work' : 'How disputes work'),

  accept: 'Accept dispute',
  acceptQuestion: 'Accept the dispute?',
  acceptText: (amount: string, fee: string | undefined) =>
    fee === undefined
      ? `The dispute is then lost for good, and ${amount} stays with the customer. This cannot be taken back.`
      : `The dispute is then lost for good. ${amount} stays with the customer, and the ${fee} fee is not returned. This cannot be taken back.`,
  refund: 'Issue refund',
  refundQuestion: 'Issue a refund?',
  refundText:
    'A refund settles the inquiry, and no dispute fee is due. You make it on the page of the order, where you also see what was bought.',
  refundAction: 'View order to issue refund',
  orderNotFound: 'Unable to view order. Order not found.',

  viewEvidence: 'View submitted evidence',
  unknownDate: '-',
  underReview: (submitted: string) =>
    `You submitted evidence on ${submitted}. The customer’s bank is reviewing it, which can take 60 days or more. There is nothing more to do until it decides.`,
  handedIn: (submitted: string) =>
    `Nobody had submitted your evidence, so it was handed in for you on ${submitted}. The customer’s bank is reviewing it, which can take 60 days or more. There is nothing more to do until it decides.`,
  inquiryUnderReview: (submitted: string) =>
    `You submitted evidence on ${submitted}. The customer’s bank is reviewing this inquiry, which can take 120 days or more. There is nothing more to do until it decides.`,
  won: (closed: string, amount: string, fee: string | undefined) =>
    fee === undefined
      ? `Good news: you won this dispute on ${closed}. The disputed ${amount} has been credited back to your balance.`
      : `Good news: you won this dispute on ${closed}. The disputed ${amount} and the ${fee} fee have been credited back to your balance.`,
  /** What it took from the balance is said last, in a sentence of its own: `lostMoney`. */
  lost: {
    no_response: (closed: string, money: string) =>
      `This dispute was lost on ${closed} because nobody responded in time. ${money}`,
    accepted: (closed: string, money: string) =>
      `You accepted this dispute on ${closed}, so it was lost. ${money}`,
    evidence: (closed: string, money: string) =>
      `This dispute was lost on ${closed}: the customer’s bank reviewed your evidence and decided for the customer. ${money}`,
  },
  lostMoney: (amount: string, fee: string | undefined) =>
    fee === undefined
      ? `${amount} was deducted from your balance.`
      : `${amount} and the ${fee} fee were deducted from your balance.`,
  inquiryClosed: (closed: string) =>
    `This inquiry was closed on ${closed}. It did not become a dispute, and no money was taken.`,

  money: {
    title: 'What it did to your balance',
    taken: 'Disputed amount',
    fee: 'Dispute fee',
    feeNote: 'returned if you win',
    returned: 'Amount returned',
    feeReturned: 'Fee returned',
    total: 'On your balance',
  },
} as const;

import { spoken } from '#domain/shared/spoken.ts';

/** Why somebody could not be told. */
export const deliveryCopy = spoken('server/webhooks/delivery-copy#deliveryCopy', {
  problems: {
    privateNetwork: 'The address leads into a private network, where nothing is sent.',
    otherProtocol: 'Only addresses with http or https are sent to.',
    unknownName: 'The name of the address is not known.',
    notLookedUp: 'The name of the address could not be looked up.',
    nobody: 'Nobody answers at the address.',
    cut: 'The receiver cut the connection.',
    unreachable: 'The address cannot be reached.',
    late: 'No whole answer within 10 seconds.',
    redirected:
      'The receiver sent us elsewhere, and redirects are not followed. Enter the address they lead to.',
    ownerGone:
      'The person or the API key this webhook speaks for is no longer here, or may no longer read this. Make it anew.',
    notThere: 'What changed is not there any more.',
  },
  failed: (technical: string) => `The connection failed: ${technical}`,
  answered: (status: number) => `The receiver answered with ${status}.`,
} as const);

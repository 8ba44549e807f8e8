import { plural } from '#languages/fr/speech.ts';
import { disputeEndsCopy } from '#languages/fr/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputePanelCopy as english } from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english> = {
  ...disputeEndsCopy,
  loading: 'Chargement du litige',
  failed: 'Erreur lors du chargement du litige.',
  titleOf: (isInquiry, amount) => (isInquiry ? `Demande d’information sur ${amount}` : `Litige de ${amount}`),
  notice: (isInquiry) =>
    isInquiry
      ? 'La banque du client pose une question sur ce paiement. L’argent est toujours à vous.'
      : 'La banque du client a repris l’argent jusqu’à la décision.',
  begun: {
    saved:
      'Vous avez un brouillon de vos preuves. Ce que vous avez enregistré est envoyé automatiquement à la fin du délai de réponse.',
    planned:
      'Vous avez commencé vos preuves. Elles sont conservées ici, pas encore transmises à la banque : dans la dernière heure avant la date limite, elles sont remises pour vous.',
    too_little:
      'Vous avez commencé vos preuves. Elles sont conservées ici et insuffisantes pour être remises à votre place : la banque ne les reçoit que si vous les enregistrez pour plus tard ou les envoyez.',
    switched_off:
      'Vous avez commencé vos preuves. Elles sont conservées ici : la banque ne les reçoit que si vous les enregistrez pour plus tard ou les envoyez.',
    saved_before:
      'Ce que vous avez enregistré pour plus tard part automatiquement à la banque. Ce que vous avez modifié depuis est conservé ici : la banque ne le reçoit que si vous l’enregistrez aussi pour plus tard ou l’envoyez.',
  },
  providerSays: {
    compelling_evidence:
      'La procédure Compelling Evidence 3.0 de Visa peut s’appliquer : si des paiements antérieurs du même client concordent avec celui-ci, la réclamation retourne à sa banque. Ce formulaire n’existe que chez votre prestataire de paiement.',
    compliance_fee:
      'C’est un litige de conformité : le réseau de cartes prélève des frais supplémentaires si vous le contestez et ne les rend que si vous gagnez. Avant de pouvoir envoyer des preuves, vous devez accepter ces frais chez votre prestataire de paiement.',
    mayAnswer:
      'Votre prestataire de paiement peut répondre lui-même à ce litige si vous ne le faites pas. Ce que vous envoyez ici est prioritaire.',
    answered: 'Votre prestataire de paiement a répondu à ce litige pour vous.',
  },
  more: 'Ce que vous pouvez faire, et l’effet sur votre solde',

  facts: {
    amount: 'Montant du litige',
    disputedOn: 'Date du litige',
    reason: 'Motif',
    reasonMeans: (reason) => `Ce que signifie « ${reason} »`,
    respondBy: 'Date limite',
  },
  worth: 'Faut-il contester ?',
  atStake: (amount, fee, time) => `${amount} et ${fee} de frais sont en jeu. ${time}`,
  inquiryStake: (amount) =>
    `Aucune somme n’a encore été prélevée. Si la banque en fait un litige, ${amount} et des frais de litige sont en jeu.`,
  time: (count) =>
    count < 0
      ? 'Le délai de réponse est écoulé.'
      : count === 0
        ? 'Aujourd’hui est le dernier jour pour répondre.'
        : plural(count, {
            one: `Vous avez ${count} jour pour répondre.`,
            other: `Vous avez ${count} jours pour répondre.`,
          }),

  stepsTitle: 'Ce que vous pouvez faire',
  emailTitle: 'Écrivez au client.',
  emailText: 'Une réponse claire suffit souvent.',
  emailLink: 'Ouvrir l’e-mail que nous avons préparé',
  noEmailText: 'Nous n’avons pas l’adresse e-mail de ce client. Utilisez les coordonnées de la commande.',
  withdrawTitle: 'Aidez le client à retirer le litige.',
  withdrawText:
    'S’il est d’accord, demandez-lui de prévenir sa banque et de vous envoyer la confirmation de celle-ci.',
  withdrawLink: 'Comment un litige est retiré',
  withdrawHintLabel: 'Délai d’un retrait de litige',
  withdrawHint:
    'Un litige est en général clos environ 75 jours après son retrait. D’ici là, envoyez tout de même des preuves, sinon il peut encore être perdu.',
  decideTitle: 'Contestez-le ou acceptez-le',
  decideBy: (by, zone) => `au plus tard le ${by}, ${zone}.`,
  challengeHintLabel: 'Ce que signifie contester',
  challengeHint:
    'Vous envoyez des preuves, et la banque du client décide. Cela peut prendre 60 jours ou plus. Si vous gagnez, le montant et les frais vous sont rendus.',
  acceptHintLabel: 'Ce que signifie accepter',
  acceptHint:
    'Le litige est définitivement perdu. Le client garde l’argent, et les frais ne sont pas rendus.',
  answerTitle: 'Envoyez des preuves ou remboursez',
  answerBy: (by, zone) => `au plus tard le ${by}, ${zone}.`,
  answerHintLabel: 'Ce que devient une demande d’information',
  answerHint:
    'Un remboursement règle la demande d’information sans frais. Sans réponse, la banque peut en faire un litige, qui en comporte.',

  issuerTitle: 'Ce que la banque a envoyé',
  issuerKinds: {
    retrieval: 'La question de la banque',
    chargeback: 'La réclamation de la banque',
    response: 'La réponse de la banque',
  },
  issuerFile: (number) => `Fichier ${number}`,
  fileFailed: 'Erreur lors du chargement du fichier.',
  downloadFailed: 'Erreur lors du téléchargement du fichier',

  challenge: 'Contester le litige',
  submitEvidence: 'Envoyer des preuves',
  continue: 'Continuer la contestation',
  howItWorks: (isInquiry) =>
    isInquiry ? 'Comment fonctionnent les demandes d’information' : 'Comment fonctionnent les litiges',

  accept: 'Accepter le litige',
  acceptQuestion: 'Accepter le litige ?',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `Le litige est alors définitivement perdu, et le client garde ${amount}. C’est irréversible.`
      : `Le litige est alors définitivement perdu. Le client garde ${amount}, et les frais de ${fee} ne sont pas rendus. C’est irréversible.`,
  refund: 'Rembourser',
  refundQuestion: 'Effectuer un remboursement ?',
  refundText:
    'Un remboursement règle la demande d’information, sans frais de litige. Vous l’effectuez sur la page de la commande, où vous voyez aussi ce qui a été acheté.',
  refundAction: 'Voir la commande pour rembourser',
  orderNotFound: 'Impossible d’afficher la commande. Commande introuvable.',

  viewEvidence: 'Voir les preuves envoyées',
  unknownDate: '-',
  underReview: (submitted) =>
    `Vous avez envoyé des preuves le ${submitted}. La banque du client les examine, ce qui peut prendre 60 jours ou plus. Il n’y a rien d’autre à faire jusqu’à sa décision.`,
  handedIn: (submitted) =>
    `Personne n’avait envoyé vos preuves, elles ont donc été remises pour vous le ${submitted}. La banque du client les examine, ce qui peut prendre 60 jours ou plus. Il n’y a rien d’autre à faire jusqu’à sa décision.`,
  inquiryUnderReview: (submitted) =>
    `Vous avez envoyé des preuves le ${submitted}. La banque du client examine cette demande d’information, ce qui peut prendre 120 jours ou plus. Il n’y a rien d’autre à faire jusqu’à sa décision.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `Bonne nouvelle : vous avez gagné ce litige le ${closed}. Le montant en litige de ${amount} a été recrédité sur votre solde.`
      : `Bonne nouvelle : vous avez gagné ce litige le ${closed}. Le montant en litige de ${amount} et les frais de ${fee} ont été recrédités sur votre solde.`,
  lost: {
    no_response: (closed, money) =>
      `Ce litige a été perdu le ${closed} parce que personne n’a répondu à temps. ${money}`,
    accepted: (closed, money) => `Vous avez accepté ce litige le ${closed}, il a donc été perdu. ${money}`,
    evidence: (closed, money) =>
      `Ce litige a été perdu le ${closed} : la banque du client a examiné vos preuves et tranché en faveur du client. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `Déduit de votre solde : ${amount}.`
      : `Déduits de votre solde : ${amount} et ${fee} de frais.`,
  inquiryClosed: (closed) =>
    `Cette demande d’information a été close le ${closed}. Elle n’est pas devenue un litige, et aucune somme n’a été prélevée.`,

  money: {
    title: 'L’effet sur votre solde',
    taken: 'Montant en litige',
    fee: 'Frais de litige',
    feeNote: 'rendus si vous gagnez',
    returned: 'Montant rendu',
    feeReturned: 'Frais rendus',
    total: 'Sur votre solde',
  },
};

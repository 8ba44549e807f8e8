import { listed, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { challengeCopy as english } from '#web/features/dispute-challenge/challenge-copy.ts';

export const challengeCopy: Words<typeof english> = {
  title: 'Contester le litige',
  lead: 'Renseignez ce que vous avez ; tout est conservé ici au fil de la saisie. Ce que vous envoyez part aussitôt à la banque, et c’est définitif.',
  notLoaded: 'Litige non chargé',
  notLoadedText: 'L’adresse ne désigne aucun litige. Ouvrez-le de nouveau depuis la liste.',
  toDisputes: 'Aller aux litiges',
  retrievalFailed: 'Erreur lors du chargement du litige.',
  missing: 'Aucun litige ne se trouve à cette adresse',
  missingText: 'Il appartient peut-être à un autre compte, ou l’adresse est incomplète.',
  waiting: 'Chargement du litige',

  amount: 'Montant en litige',
  reason: 'Motif',
  customer: 'Client',
  order: 'Commande',
  disputedOn: 'Date du litige',
  unknown: 'Inconnu',
  payment: 'Détails du paiement',
  toPayment: 'Retour au paiement',

  productType: 'Type de produit',
  productTypeHelp: 'Détermine les preuves que la banque veut voir.',
  productTypePlaceholder: 'Choisir…',
  chooseType: 'Choisissez un type de produit pour voir ce que la banque demande.',

  complete: 'Complet',
  optional: 'Facultatif',
  missingCount: (count) => plural(count, { one: `${count} manquant`, other: `${count} manquants` }),

  readOnly: 'Les preuves ont déjà été envoyées. Les détails ci-dessous ne sont plus modifiables.',
  noAnswer: 'Aucune preuve n’a été envoyée pour ce litige, et aucune ne peut plus l’être.',
  noAnswerLabel: 'Aucune preuve n’a été envoyée',
  submittedLabel: 'Preuves envoyées',
  none: 'Aucune',
  unsentTitle: 'Ce que vous avez saisi ici n’a pas été envoyé',
  unsentText:
    'Le litige a cessé d’accepter des réponses avant l’envoi. Copiez votre texte si vous en avez besoin ailleurs.',

  fileKinds: 'PDF, PNG ou JPEG',
  uploading: (percent) => `Envoi en cours, ${percent}`,
  fileDetail: (size, pages) => (pages === '' ? size : `${size}, ${pages}`),
  pages: (count) => plural(count, { one: `${count} page`, other: `${count} pages` }),
  kilobytes: (count) => `${count} ko`,
  megabytes: (count) => `${count} Mo`,
  waitForUpload: 'Attendez la fin de l’envoi du fichier',
  downloadFailed: 'Erreur lors du téléchargement du fichier',
  limitReached: 'Nombre maximal de caractères atteint pour les preuves',
  fieldFull: (most) => `Plus rien ne tient ici : ce champ accepte ${most} caractères.`,
  allFull: (most) => `Plus rien ne tient : toutes les preuves ensemble acceptent ${most} caractères.`,
  shippedTooLate: (day) => `La date d’expédition doit précéder la date du litige, ${day}.`,
  shipBefore: (day) => `Doit précéder la date du litige, ${day}.`,

  suggestedFrom: (sources) => `Suggestion d’après ${listed(sources)}`,
  sources: {
    order: 'la commande',
    customer: 'le client',
    shipment: 'les notes d’expédition',
    payment: 'le paiement',
  },
  takeAll: (count) => plural(count, { one: 'L’utiliser', other: `Utiliser les ${count}` }),
  takeOne: (label) => `Utiliser : ${label}`,
  ignore: 'Ignorer',

  stillMissing: 'Il manque encore',
  mostWeight: 'Le plus important d’abord',
  nothingMissing: 'Tout ce qui compte pour ce motif est là.',
  weFoundOne: 'Trouvé : voyez la suggestion.',
  uploadingNow: 'Envoi en cours.',
  showMissing: 'Afficher',
  hideMissing: 'Masquer',
  doneCount: (done, all) => `${done} sur ${all} fournis`,
  moreMissing: (count) => plural(count, { one: `et ${count} autre`, other: `et ${count} autres` }),

  packetSize: 'Taille du dossier',
  files: 'Fichiers',
  text: 'Texte',
  pagesMeter: 'Pages',
  of: (value, max) => `${value} sur ${max}`,
  ofMegabytes: (value, max) => `${value} sur ${max} Mo`,
  pagesLimit: (max) => `Au plus ${max} pages peuvent être envoyées.`,
  pagesUnknown: (count) =>
    plural(count, {
      one: 'Les pages d’un fichier n’ont pas pu être comptées.',
      other: `Les pages de ${count} fichiers n’ont pas pu être comptées.`,
    }),
  preview: 'Aperçu tel que la banque le lira',

  atStake: 'En jeu',
  stakePayment: 'Paiement',
  stakeFee: 'Frais de litige',
  stakeBack: 'Rendus si vous gagnez',
  missingBeforeSubmit: (count) =>
    plural(count, { one: 'Il manque encore :', other: `Il manque encore ${count} éléments :` }),
  decided: 'La banque du client décide, ce qui peut prendre 60 jours ou plus.',
  decidedInquiry: 'La banque du client l’examine, ce qui peut prendre 120 jours ou plus.',
  stakeInquiry:
    'Aucune somme n’a encore été prélevée. Une demande d’information sans réponse peut devenir un litige.',

  saveRegion: 'Enregistrer',
  keeping: 'Conservation en cours',
  keptAt: (time) => `Conservé ici à ${time}.`,
  nothingYet: 'Rien de saisi pour l’instant.',
  notKeptYet: 'Pas encore conservé ici',
  notKept: 'Non conservé sur le serveur. Votre texte reste dans ce navigateur.',
  waitsForYou: 'Rien n’est conservé ici tant que vous n’avez pas choisi parmi les modifications ci-dessus.',

  atDeadline: 'À la date limite',
  standing: {
    nothing: 'Aucune preuve n’est encore conservée ici, et rien n’a été transmis à la banque.',
    saved: 'À la date limite, ce que vous avez enregistré pour plus tard part automatiquement à la banque.',
    saved_before:
      'Ce que vous avez enregistré pour plus tard part à la banque à la date limite. Ce que vous avez modifié depuis n’y part que si vous l’enregistrez aussi pour plus tard ou l’envoyez.',
    planned:
      'Conservé ici, pas encore transmis à la banque. Remis pour vous dans la dernière heure avant la date limite.',
    too_little:
      'Conservé ici, non transmis à la banque. C’est insuffisant pour être remis à votre place : fournissez au moins trois des pièces qui comptent.',
    switched_off:
      'Conservé ici, non transmis à la banque. Rien n’y parvient tant que vous n’enregistrez pas pour plus tard ou n’envoyez pas.',
  },
  handInLabel: 'Remettre ce qui est conservé ici si personne ne l’envoie',
  handInHelp: 'Pour chaque litige de cette boutique. Vous recevez un e-mail 24 heures avant.',
  handInQuestion: 'Faut-il remettre les brouillons à la date limite ?',
  handInText:
    'Pour chaque litige de cette boutique, si personne n’a envoyé de preuves et qu’au moins trois des pièces qui comptent sont conservées ici. Vous recevez un e-mail 24 heures avant. C’est activé, sauf si vous refusez.',
  handInYes: 'Oui, les remettre',
  handInNo: 'Non, je les envoie moi-même',
  onlyThisTab: 'Ce litige n’est modifié que dans cet onglet.',
  otherTab: 'Ce litige est ouvert dans un autre onglet.',
  saveForLater: 'Enregistrer pour plus tard',
  submit: 'Envoyer les preuves',
  submitQuestion: 'Envoyer les preuves ?',
  submitText: 'Voulez-vous vraiment envoyer ces preuves ? L’envoi est définitif.',
  viewSubmitted: 'Voir les preuves envoyées',
  saved: 'Preuves enregistrées !',
  returnToEvidence: 'Revenir aux preuves',
  saveFailed: (reason) => `Les preuves n’ont pas pu être enregistrées. (${reason})`,
  leave:
    'Cette page contient des modifications non enregistrées. Voulez-vous vraiment la quitter et les abandonner ?',
  deciding: 'Décidez d’abord que faire des modifications de l’autre onglet.',

  masked: 'Un numéro de carte a été masqué',
  maskedText:
    'Un numéro de carte a été masqué. Seuls ses quatre derniers chiffres sont conservés et envoyés à la banque.',
  recovered: 'Nous avons retrouvé ce que vous aviez saisi',
  recoveredText: 'C’était conservé dans ce navigateur et n’avait pas été enregistré.',
  recoveredDiscard: 'Abandonner',
  conflict: 'Ces preuves ont été modifiées dans un autre onglet ou par quelqu’un d’autre',
  conflictText: 'Ce qu’un seul côté a modifié a été fusionné. Décidez du reste :',
  conflictField: (label) => `${label}, tel que modifié ailleurs :`,
  conflictEmpty: '(vidé)',
  keepMine: (label) => `Garder le mien : ${label}`,
  takeTheirs: (label) => `Prendre l’autre : ${label}`,
  deadlineOver: 'Le délai de réponse est écoulé',
  deadlineOverText: (hasEvidence) =>
    hasEvidence
      ? 'Ce que vous avez enregistré pour plus tard part automatiquement à la banque. Rechargez le litige pour voir où il en est.'
      : 'Rien n’a été enregistré pour plus tard, et ce qui était conservé ici n’est parvenu à la banque que si cela a été remis pour vous. Rechargez le litige pour voir où il en est.',
  reload: 'Recharger',

  library: 'Bibliothèque',
  libraryOf: (label) => `Bibliothèque : ${label}`,
  libraryText: 'Les textes et fichiers que vous réutilisez souvent.',
  libraryEmpty:
    'Rien n’est conservé pour l’instant. Gardez le contenu de ce champ, et le prochain litige ne demandera qu’un clic.',
  libraryFailed: 'La bibliothèque n’a pas pu être chargée.',
  insert: 'Insérer',
  insertNamed: (title) => `Insérer ${title}`,
  removeNamed: (title) => `Retirer ${title} de la bibliothèque`,
  usedTimes: (count) => (count === 1 ? 'Utilisé une fois' : `Utilisé ${count} fois`),
  keep: 'Garder dans la bibliothèque',
  keepTitle: 'Titre',
  keepTitleHelp: 'Pour le retrouver, par exemple « Conditions de remboursement, 2026 ».',
  kept: 'Ajouté à la bibliothèque.',
  close: 'Fermer',
};

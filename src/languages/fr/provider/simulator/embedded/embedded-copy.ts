import type { Words } from '#languages/kit/words.ts';
import type {
  embeddedCopy as englishEmbeddedCopy,
  FIELDS as englishFIELDS,
} from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof englishEmbeddedCopy> = {
  stepTitle: {
    business: 'Votre entreprise',
    owner: 'Le propriétaire',
    bank: 'Où vont les virements',
    document: 'Une photo d’une pièce d’identité',
    review: 'Vérifier et transmettre',
  },
  stepLead: {
    business: 'Telle qu’elle est enregistrée auprès de l’administration fiscale.',
    owner: 'La personne qui possède ou dirige l’entreprise.',
    bank: 'Un compte bancaire au nom du propriétaire ou de l’entreprise.',
    document:
      'Un passeport ou une carte d’identité, en PNG, JPEG ou PDF, jusqu’à 10 Mo. Ce prestataire simulé note son nom et sa taille et ne reçoit jamais le fichier.',
    review: 'Le prestataire examine ensuite vos informations. Vous pourrez les corriger plus tard.',
  },
  progress: (at, of) => `Étape ${at} sur ${of}`,
  back: 'Retour',
  next: 'Continuer',
  submit: 'Transmettre',
  later: 'Enregistrer et terminer plus tard',
  edit: 'Modifier',
  terms:
    'Je confirme que ces informations sont exactes et j’accepte les conditions du prestataire de paiement.',
  termsMissing: 'Confirmez avant de transmettre.',
  failed: 'Cela n’a pas pu être enregistré. Vérifiez votre connexion et réessayez.',
  unreachable: 'Le prestataire de paiement est injoignable.',
  troubled: 'Le prestataire de paiement a rencontré un problème.',
  noSession: 'Aucune session n’est ouverte.',
  problems: 'Veuillez revoir ces points :',
  errorsTitle: 'Le prestataire n’a pas pu confirmer certaines informations',
  simulated: 'Formulaire simulé : aucune information réelle nécessaire',
  chosen: (name) => `Choisi : ${name}`,
  bannerAction: 'Des informations de votre compte requièrent votre attention.',
  bannerPending: 'Vos informations sont en cours de vérification.',
  bannerUpdate: 'Mettre à jour',
};

export const FIELDS: Words<typeof englishFIELDS> = {
  business: [
    { name: 'business_name', label: 'Raison sociale', autocomplete: 'organization' },
    { name: 'url', label: 'Site web', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Numéro fiscal ou d’immatriculation' },
  ],
  owner: [
    { name: 'first_name', label: 'Prénom', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Nom', autocomplete: 'family-name' },
    { name: 'dob', label: 'Date de naissance', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Numéro et rue', autocomplete: 'address-line1' },
    { name: 'city', label: 'Ville', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'Code postal', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Numéro d’identité' },
  ],
  bank: [
    { name: 'account_holder', label: 'Titulaire du compte', autocomplete: 'name' },
    { name: 'account_number', label: 'Numéro de compte', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Type de document',
      options: [
        { value: 'passport', label: 'Passeport' },
        { value: 'id_card', label: 'Carte d’identité' },
        { value: 'driving_licence', label: 'Permis de conduire' },
      ],
    },
    { name: 'filename', label: 'Fichier', type: 'file' },
  ],
};

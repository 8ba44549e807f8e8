import type { Words } from '#languages/kit/words.ts';
import type { verificationCopy as english } from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english> = {
  missing: 'Cette information est nécessaire.',
  website: 'Saisissez l’adresse de votre site web.',
  taxNumber: 'Saisissez 5 à 20 lettres et chiffres.',
  underage: 'Personne mineure. L’âge doit être d’au moins 18 ans.',
  birthday: 'Saisissez la date de naissance.',
  idNumber: 'Saisissez 4 à 20 lettres et chiffres.',
  bankNumber: 'Saisissez 4 à 20 chiffres.',
  fileSize: 'Le fichier dépasse 10 Mo.',
  fileType: 'Envoyez un fichier PNG, JPEG ou PDF.',
  fileMissing: 'Choisissez un fichier.',
};

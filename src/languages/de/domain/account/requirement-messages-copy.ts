import type { requirementCopy as english } from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english> = {
  invalid_address_city_state_postal_code: 'Ort, Bundesland und Postleitzahl passen nicht zusammen.',
  invalid_street_address: 'Die Straße ist nicht bekannt. Prüfen Sie sie auf Fehler.',
  invalid_tos_acceptance:
    'Die Nutzungsbedingungen wurden noch nicht akzeptiert, oder nicht von der richtigen Person.',
  invalid_representative_country: 'Der Vertreter muss im Land des Kontos leben.',
  invalid_dob_age_under_18: 'Minderjährig. Das Mindestalter ist 18.',
  verification_document_address_mismatch:
    'Die Adresse auf dem Dokument weicht von der Adresse des Kontos ab.',
  verification_document_address_missing:
    'Das Dokument zeigt keine Adresse. Laden Sie eines hoch, das sie zeigt.',
  verification_document_corrupt: 'Die Datei des Dokuments ist beschädigt. Laden Sie sie noch einmal hoch.',
  verification_document_country_not_supported:
    'Dokumente aus diesem Land werden nicht angenommen. Verwenden Sie ein Dokument eines anderen Landes.',
  verification_document_dob_mismatch: 'Das Geburtsdatum auf dem Dokument weicht von dem im Konto ab.',
  verification_document_duplicate_type:
    'Dieselbe Art von Dokument wurde zweimal gesendet. Laden Sie ein Dokument anderer Art hoch.',
  verification_document_expired: 'Das Dokument ist abgelaufen. Laden Sie eines hoch, das noch gültig ist.',
  verification_document_failed_copy:
    'Hochgeladen wurde eine Kopie. Laden Sie ein Foto oder einen Scan des Originals hoch.',
  verification_document_failed_greyscale: 'Das Bild ist in Graustufen. Laden Sie es in Farbe hoch.',
  verification_document_failed_other:
    'Das Dokument konnte nicht verifiziert werden. Laden Sie ein anderes hoch.',
  verification_document_failed_test_mode:
    'Für ein echtes Konto wurde ein Testdokument verwendet. Laden Sie das echte Dokument hoch.',
  verification_document_fraudulent:
    'Das Dokument ist möglicherweise nicht echt. Wenden Sie sich an den Support.',
  verification_document_id_number_mismatch: 'Die Ausweisnummer auf dem Dokument weicht von der im Konto ab.',
  verification_document_id_number_missing:
    'Das Dokument zeigt keine Ausweisnummer. Laden Sie eines hoch, das sie zeigt.',
  verification_document_incomplete:
    'Ein Teil des Dokuments ist abgeschnitten. Laden Sie es vollständig hoch.',
  verification_document_invalid: 'Das Dokument ist ungültig. Laden Sie ein anderes hoch.',
  verification_document_issue_or_expiry_date_missing:
    'Das Dokument zeigt nicht, wann es ausgestellt wurde oder wann es abläuft.',
  verification_document_manipulated: 'Das Dokument wirkt verändert. Laden Sie das Original hoch.',
  verification_document_missing_back: 'Die Rückseite des Dokuments fehlt. Laden Sie beide Seiten hoch.',
  verification_document_missing_front: 'Die Vorderseite des Dokuments fehlt. Laden Sie beide Seiten hoch.',
  verification_document_name_mismatch: 'Der Name auf dem Dokument weicht vom Namen im Konto ab.',
  verification_document_name_missing: 'Das Dokument zeigt keinen Namen. Laden Sie eines hoch, das ihn zeigt.',
  verification_document_nationality_mismatch:
    'Die Staatsangehörigkeit auf dem Dokument weicht von der im Konto ab.',
  verification_document_not_readable:
    'Das Dokument ist nicht lesbar. Laden Sie ein schärferes Foto oder einen schärferen Scan hoch.',
  verification_document_not_signed:
    'Das Dokument ist nicht unterschrieben. Laden Sie ein unterschriebenes hoch.',
  verification_document_not_uploaded: 'Es wurde noch kein Dokument hochgeladen.',
  verification_document_photo_mismatch: 'Das Foto auf dem Dokument passt nicht zur Person.',
  verification_document_too_large: 'Die Datei ist zu groß. Laden Sie eine mit höchstens 10 MB hoch.',
  verification_document_type_not_supported:
    'Diese Art von Dokument wird nicht angenommen. Laden Sie eine andere Art hoch.',
  verification_failed_address_match:
    'Die Adresse konnte nicht verifiziert werden. Prüfen Sie sie, oder laden Sie ein Dokument hoch, das sie zeigt.',
  verification_failed_business_iec_number:
    'Die Import-Export-Nummer (IEC) konnte nicht verifiziert werden. Prüfen Sie sie auf Fehler.',
  verification_failed_document_match: 'Das Dokument passt nicht zu den Angaben des Kontos.',
  verification_failed_id_number_match:
    'Die Ausweisnummer konnte nicht verifiziert werden. Prüfen Sie sie auf Fehler.',
  verification_failed_keyed_identity:
    'Die Angaben zur Identität konnten nicht verifiziert werden. Prüfen Sie Name, Geburtsdatum und Ausweisnummer.',
  verification_failed_keyed_match:
    'Die eingegebenen Angaben passen zu keinem Eintrag. Prüfen Sie sie auf Fehler.',
  verification_failed_name_match:
    'Der Name konnte nicht verifiziert werden. Schreiben Sie ihn so, wie er in amtlichen Papieren steht.',
  verification_failed_residential_address:
    'Eine Wohnanschrift wird benötigt. Ein Postfach oder eine Geschäftsadresse genügt nicht.',
  verification_failed_tax_id_match:
    'Die Steuernummer gehört nicht zu diesem Unternehmensnamen. Prüfen Sie beides.',
  verification_failed_tax_id_not_issued:
    'Das Finanzamt kennt diese Steuernummer nicht. Prüfen Sie sie auf Fehler.',
  verification_failed_other: 'Die Angaben konnten nicht verifiziert werden. Wenden Sie sich an den Support.',
  verification_missing_owners:
    'Inhaber fehlen. Fügen Sie alle hinzu, denen ein Teil des Unternehmens gehört.',
  verification_missing_executives:
    'Mitglieder der Geschäftsführung fehlen. Fügen Sie alle hinzu, die das Unternehmen führen.',
  verification_requires_additional_memorandum_of_associations:
    'Eine weitere Urkunde der Gesellschaft wird benötigt. Laden Sie den Gesellschaftsvertrag hoch.',
};

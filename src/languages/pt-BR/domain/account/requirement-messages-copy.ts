import type { requirementCopy as english } from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english> = {
  invalid_address_city_state_postal_code: 'Cidade, estado e código postal não correspondem entre si.',
  invalid_street_address: 'A rua não foi encontrada. Verifique se há erros.',
  invalid_tos_acceptance: 'Os termos de serviço ainda não foram aceitos, ou não pela pessoa certa.',
  invalid_representative_country: 'O representante deve morar no país da conta.',
  invalid_dob_age_under_18: 'Menor de idade. A idade mínima é de 18 anos.',
  verification_document_address_mismatch: 'O endereço no documento é diferente do endereço da conta.',
  verification_document_address_missing: 'O documento não mostra um endereço. Envie um que mostre.',
  verification_document_corrupt: 'O arquivo do documento está danificado. Envie-o de novo.',
  verification_document_country_not_supported:
    'Documentos emitidos neste país não são aceitos. Use um documento de outro país.',
  verification_document_dob_mismatch: 'A data de nascimento no documento é diferente da que está na conta.',
  verification_document_duplicate_type:
    'O mesmo tipo de documento foi enviado duas vezes. Envie um documento de outro tipo.',
  verification_document_expired: 'O documento está vencido. Envie um que ainda seja válido.',
  verification_document_failed_copy:
    'O arquivo mostra uma cópia. Envie uma foto ou digitalização do documento original.',
  verification_document_failed_greyscale: 'O arquivo está em tons de cinza. Envie-o em cores.',
  verification_document_failed_other: 'Não foi possível verificar o documento. Envie outro.',
  verification_document_failed_test_mode:
    'Um documento de teste foi usado em uma conta real. Envie o documento verdadeiro.',
  verification_document_fraudulent: 'O documento pode não ser autêntico. Entre em contato com o suporte.',
  verification_document_id_number_mismatch:
    'O número de identidade no documento é diferente do que está na conta.',
  verification_document_id_number_missing:
    'O documento não mostra um número de identidade. Envie um que mostre.',
  verification_document_incomplete: 'Parte do documento está cortada. Envie-o inteiro.',
  verification_document_invalid: 'O documento não é válido. Envie outro.',
  verification_document_issue_or_expiry_date_missing:
    'O documento não mostra quando foi emitido ou quando vence.',
  verification_document_manipulated: 'O documento parece alterado. Envie o original.',
  verification_document_missing_back: 'Falta o verso do documento. Envie os dois lados.',
  verification_document_missing_front: 'Falta a frente do documento. Envie os dois lados.',
  verification_document_name_mismatch: 'O nome no documento é diferente do nome na conta.',
  verification_document_name_missing: 'O documento não mostra um nome. Envie um que mostre.',
  verification_document_nationality_mismatch:
    'A nacionalidade no documento é diferente da que está na conta.',
  verification_document_not_readable:
    'Não é possível ler o documento. Envie uma foto ou digitalização mais nítida.',
  verification_document_not_signed: 'O documento não está assinado. Envie um assinado.',
  verification_document_not_uploaded: 'Nenhum documento foi enviado ainda.',
  verification_document_photo_mismatch: 'A foto no documento não corresponde à pessoa.',
  verification_document_too_large: 'O arquivo é grande demais. Envie um de até 10 MB.',
  verification_document_type_not_supported: 'Este tipo de documento não é aceito. Envie outro tipo.',
  verification_failed_address_match:
    'Não foi possível verificar o endereço. Confira-o ou envie um documento que o mostre.',
  verification_failed_business_iec_number:
    'Não foi possível verificar o código de importação e exportação. Verifique se há erros.',
  verification_failed_document_match: 'O documento não corresponde aos dados da conta.',
  verification_failed_id_number_match:
    'Não foi possível verificar o número de identidade. Verifique se há erros.',
  verification_failed_keyed_identity:
    'Não foi possível verificar os dados de identidade. Confira nome, data de nascimento e número de identidade.',
  verification_failed_keyed_match:
    'Os dados digitados não correspondem a nenhum registro. Verifique se há erros.',
  verification_failed_name_match:
    'Não foi possível verificar o nome. Escreva-o como está nos documentos oficiais.',
  verification_failed_residential_address:
    'É preciso um endereço residencial. Uma caixa postal ou um endereço comercial não basta.',
  verification_failed_tax_id_match: 'O número fiscal não pertence a esta razão social. Confira os dois.',
  verification_failed_tax_id_not_issued:
    'O órgão fiscal não conhece este número fiscal. Verifique se há erros.',
  verification_failed_other: 'Não foi possível verificar os dados. Entre em contato com o suporte.',
  verification_missing_owners: 'Faltam proprietários. Adicione todos os que possuem parte da empresa.',
  verification_missing_executives: 'Faltam diretores. Adicione todos os que dirigem a empresa.',
  verification_requires_additional_memorandum_of_associations:
    'É preciso mais um documento societário. Envie o ato constitutivo da empresa.',
};

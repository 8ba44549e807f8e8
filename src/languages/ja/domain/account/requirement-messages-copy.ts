import type { requirementCopy as english } from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english> = {
  invalid_address_city_state_postal_code: '市区町村、都道府県・州、郵便番号が一致していません。',
  invalid_street_address: '町名・番地が見つかりません。間違いがないか確認してください。',
  invalid_tos_acceptance: '利用規約に同意されていないか、同意したのが適切な人ではありません。',
  invalid_representative_country: '代表者は、アカウントの国に居住している必要があります。',
  invalid_dob_age_under_18: '年齢の要件を満たしていません。18歳以上である必要があります。',
  verification_document_address_mismatch: '書類の住所が、アカウントの住所と異なります。',
  verification_document_address_missing:
    '書類に住所の記載がありません。住所の記載がある書類をアップロードしてください。',
  verification_document_corrupt: '書類のファイルが破損しています。もう一度アップロードしてください。',
  verification_document_country_not_supported:
    'この国で発行された書類は受け付けられません。別の国の書類を使ってください。',
  verification_document_dob_mismatch: '書類の生年月日が、アカウントの生年月日と異なります。',
  verification_document_duplicate_type:
    '同じ種類の書類が2回送信されています。別の種類の書類をアップロードしてください。',
  verification_document_expired: '書類の有効期限が切れています。有効な書類をアップロードしてください。',
  verification_document_failed_copy:
    'アップロードされたのはコピーです。原本の写真またはスキャンをアップロードしてください。',
  verification_document_failed_greyscale:
    'アップロードされた画像が白黒です。カラーでアップロードしてください。',
  verification_document_failed_other: '書類を確認できませんでした。別の書類をアップロードしてください。',
  verification_document_failed_test_mode:
    '実際のアカウントにテスト用の書類が使われています。実際の書類をアップロードしてください。',
  verification_document_fraudulent: '書類が本物ではない可能性があります。サポートにお問い合わせください。',
  verification_document_id_number_mismatch: '書類の識別番号が、アカウントの識別番号と異なります。',
  verification_document_id_number_missing:
    '書類に識別番号の記載がありません。識別番号の記載がある書類をアップロードしてください。',
  verification_document_incomplete: '書類の一部が切れています。全体をアップロードしてください。',
  verification_document_invalid: '書類が有効ではありません。別の書類をアップロードしてください。',
  verification_document_issue_or_expiry_date_missing: '書類に発行日または有効期限の記載がありません。',
  verification_document_manipulated:
    '書類に手が加えられているように見えます。原本をアップロードしてください。',
  verification_document_missing_back: '書類の裏面がありません。両面をアップロードしてください。',
  verification_document_missing_front: '書類の表面がありません。両面をアップロードしてください。',
  verification_document_name_mismatch: '書類に記載された名前が、アカウントの名前と異なります。',
  verification_document_name_missing:
    '書類に名前の記載がありません。名前の記載がある書類をアップロードしてください。',
  verification_document_nationality_mismatch: '書類の国籍が、アカウントの国籍と異なります。',
  verification_document_not_readable:
    '書類を読み取れません。より鮮明な写真またはスキャンをアップロードしてください。',
  verification_document_not_signed: '書類に署名がありません。署名済みの書類をアップロードしてください。',
  verification_document_not_uploaded: '書類はまだアップロードされていません。',
  verification_document_photo_mismatch: '書類の写真が本人と一致しません。',
  verification_document_too_large: 'ファイルが大きすぎます。10 MB以下のファイルをアップロードしてください。',
  verification_document_type_not_supported:
    'この種類の書類は受け付けられません。別の種類の書類をアップロードしてください。',
  verification_failed_address_match:
    '住所を確認できませんでした。住所を確認するか、住所の記載がある書類をアップロードしてください。',
  verification_failed_business_iec_number:
    '輸出入業者コード（IEC）を確認できませんでした。間違いがないか確認してください。',
  verification_failed_document_match: '書類がアカウントの情報と一致しません。',
  verification_failed_id_number_match: '識別番号を確認できませんでした。間違いがないか確認してください。',
  verification_failed_keyed_identity:
    '本人の情報を確認できませんでした。名前、生年月日、識別番号を確認してください。',
  verification_failed_keyed_match:
    '入力された情報に一致する記録がありません。間違いがないか確認してください。',
  verification_failed_name_match:
    '名前を確認できませんでした。公的な書類に記載されているとおりに入力してください。',
  verification_failed_residential_address: '居住している住所が必要です。私書箱や勤務先の住所は使えません。',
  verification_failed_tax_id_match: '納税者番号がこの事業者名のものではありません。両方を確認してください。',
  verification_failed_tax_id_not_issued:
    '税務署にこの納税者番号の登録がありません。間違いがないか確認してください。',
  verification_failed_other: '情報を確認できませんでした。サポートにお問い合わせください。',
  verification_missing_owners:
    '所有者の情報が不足しています。ビジネスを一部でも所有する人を全員追加してください。',
  verification_missing_executives: '役員の情報が不足しています。ビジネスを運営する人を全員追加してください。',
  verification_requires_additional_memorandum_of_associations:
    '会社の証書がもう1つ必要です。定款（基本定款）をアップロードしてください。',
};

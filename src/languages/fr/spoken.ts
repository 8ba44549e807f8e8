// Written by scripts/languages.mjs: what the server says in fr, by the name it is asked for.
import * as words0 from './contract/audit-copy.ts';
import * as words1 from './contract/kit/approval-failures-copy.ts';
import * as words2 from './contract/kit/bank-failures-copy.ts';
import * as words3 from './contract/kit/books-failures-copy.ts';
import * as words4 from './contract/kit/browser-failures-copy.ts';
import * as words5 from './contract/kit/failures-copy.ts';
import * as words6 from './contract/kit/input-copy.ts';
import * as words7 from './contract/kit/matching-failures-copy.ts';
import * as words8 from './contract/kit/people-failures-copy.ts';
import * as words9 from './contract/kit/proof-failures-copy.ts';
import * as words10 from './contract/kit/schedule-failures-copy.ts';
import * as words11 from './contract/kit/store-failures-copy.ts';
import * as words12 from './contract/kit/webhook-failures-copy.ts';
import * as words13 from './domain/account/account-labels-copy.ts';
import * as words14 from './domain/account/device-name-copy.ts';
import * as words15 from './domain/account/document-type-copy.ts';
import * as words16 from './domain/account/onboarding-business-types-copy.ts';
import * as words17 from './domain/account/onboarding-categories-copy.ts';
import * as words18 from './domain/account/onboarding-form-copy.ts';
import * as words19 from './domain/account/paused-parts-copy.ts';
import * as words20 from './domain/account/requirement-messages-copy.ts';
import * as words21 from './domain/account/vat-number-copy.ts';
import * as words22 from './domain/account/work-words-copy.ts';
import * as words23 from './domain/approvals/approval-rules-copy.ts';
import * as words24 from './domain/bank/at-bank-words-copy.ts';
import * as words25 from './domain/bank/statement-problem-copy.ts';
import * as words26 from './domain/books/book-account-copy.ts';
import * as words27 from './domain/books/chart-of-accounts-copy.ts';
import * as words28 from './domain/books/files/journal-text-copy.ts';
import * as words29 from './domain/books/movement-kind-copy.ts';
import * as words30 from './domain/disputes/dispute-columns-copy.ts';
import * as words31 from './domain/disputes/dispute-reason-copy.ts';
import * as words32 from './domain/disputes/dispute-status-copy.ts';
import * as words33 from './domain/disputes/evidence-fields-copy.ts';
import * as words34 from './domain/disputes/evidence-file-copy.ts';
import * as words35 from './domain/disputes/evidence-limits-copy.ts';
import * as words36 from './domain/disputes/evidence-problems-copy.ts';
import * as words37 from './domain/disputes/evidence-product-type-copy.ts';
import * as words38 from './domain/fraud/blocked-columns-copy.ts';
import * as words39 from './domain/fraud/fired-rules-copy.ts';
import * as words40 from './domain/fraud/fraud-outcome-copy.ts';
import * as words41 from './domain/fraud/rule-names-copy.ts';
import * as words42 from './domain/fraud/rules-problem-copy.ts';
import * as words43 from './domain/orders/order-status-mark-copy.ts';
import * as words44 from './domain/payments/card-check-copy.ts';
import * as words45 from './domain/payments/charge-status-mark-copy.ts';
import * as words46 from './domain/payments/failure-reasons-copy.ts';
import * as words47 from './domain/payments/method-rows-copy.ts';
import * as words48 from './domain/payments/payment-source-copy.ts';
import * as words49 from './domain/payments/risk-level-copy.ts';
import * as words50 from './domain/payments/sales-channel-copy.ts';
import * as words51 from './domain/payments/transaction-columns-copy.ts';
import * as words52 from './domain/payments/transaction-type-copy.ts';
import * as words53 from './domain/payouts/payout-columns-copy.ts';
import * as words54 from './domain/payouts/payout-failure-copy.ts';
import * as words55 from './domain/payouts/payout-filter-label-copy.ts';
import * as words56 from './domain/payouts/payout-schedule-copy.ts';
import * as words57 from './domain/payouts/payout-status-copy.ts';
import * as words58 from './domain/payouts/payout-type-copy.ts';
import * as words59 from './domain/payouts/proof-words-copy.ts';
import * as words60 from './domain/payouts/schedule-words-copy.ts';
import * as words61 from './domain/people/capabilities-copy.ts';
import * as words62 from './domain/people/roles-copy.ts';
import * as words63 from './domain/settings/available-countries-copy.ts';
import * as words64 from './domain/settings/currency-catalogue-copy.ts';
import * as words65 from './domain/settings/method-standing-copy.ts';
import * as words66 from './domain/settings/payment-methods-copy.ts';
import * as words67 from './domain/settings/setting-names-copy.ts';
import * as words68 from './domain/settings/settings-problems-copy.ts';
import * as words69 from './domain/settings/statement-text-copy.ts';
import * as words70 from './domain/settings/support-contact-copy.ts';
import * as words71 from './domain/shared/language-copy.ts';
import * as words72 from './domain/shared/list-copy.ts';
import * as words73 from './domain/webhooks/webhook-topics-copy.ts';
import * as words74 from './domain/woocommerce/foreign-notes-copy.ts';
import * as words75 from './domain/woocommerce/store-answer-copy.ts';
import * as words76 from './provider/paper-copy.ts';
import * as words77 from './provider/simulator/console/console-copy.ts';
import * as words78 from './provider/simulator/core/refusals-copy.ts';
import * as words79 from './provider/simulator/core/verification-copy.ts';
import * as words80 from './provider/simulator/documents/invoice-copy.ts';
import * as words81 from './provider/simulator/documents/issuer-letter-copy.ts';
import * as words82 from './provider/simulator/embedded/embedded-copy.ts';
import * as words83 from './provider/simulator/facts/requirement-copy.ts';
import * as words84 from './provider/stripe/evidence-copy.ts';
import * as words85 from './server/approvals/refund-approval-copy.ts';
import * as words86 from './server/checkout/checkout-copy.ts';
import * as words87 from './server/features/api-keys/key-approval-copy.ts';
import * as words88 from './server/features/approvals/rules-approval-copy.ts';
import * as words89 from './server/features/authorizations/settling-approval-copy.ts';
import * as words90 from './server/features/books/statement-copy.ts';
import * as words91 from './server/features/disputes/dispute-approval-copy.ts';
import * as words92 from './server/features/notes/live-notes-copy.ts';
import * as words93 from './server/features/onboarding/bank-account-copy.ts';
import * as words94 from './server/features/orders/refund-order-copy.ts';
import * as words95 from './server/features/payouts/payout-approval-copy.ts';
import * as words96 from './server/features/payouts/proof-paper-copy.ts';
import * as words97 from './server/features/people/people-approval-copy.ts';
import * as words98 from './server/features/people/people-copy.ts';
import * as words99 from './server/features/receipts/receipt-copy.ts';
import * as words100 from './server/features/settings/settings-approval-copy.ts';
import * as words101 from './server/features/settings/settings-refusals-copy.ts';
import * as words102 from './server/features/simulator/simulator-refusals-copy.ts';
import * as words103 from './server/foreign-files/packet/packet-copy.ts';
import * as words104 from './server/http/failure-pages-copy.ts';
import * as words105 from './server/http/input-words-copy.ts';
import * as words106 from './server/mail/templates/approval-mail-copy.ts';
import * as words107 from './server/mail/templates/customer-mail-copy.ts';
import * as words108 from './server/mail/templates/dispute-mail-copy.ts';
import * as words109 from './server/mail/templates/export-ready-copy.ts';
import * as words110 from './server/mail/templates/factor-notice-copy.ts';
import * as words111 from './server/mail/templates/mail-copy.ts';
import * as words112 from './server/mail/templates/news-copy.ts';
import * as words113 from './server/mail/templates/people-mail-copy.ts';
import * as words114 from './server/mail/templates/scheduled-file-copy.ts';
import * as words115 from './server/mail/templates/security-notice-copy.ts';
import * as words116 from './server/mail/templates/webhook-off-copy.ts';
import * as words117 from './server/pages/admin/admin-page-copy.ts';
import * as words118 from './server/pages/shop/closed-shop-copy.ts';
import * as words119 from './server/pages/shop/storefront-copy.ts';
import * as words120 from './server/pages/sign-in/invitation-copy.ts';
import * as words121 from './server/pages/sign-in/sign-in-copy.ts';
import * as words122 from './server/webhooks/delivery-copy.ts';

export const spokenWords = {
  'contract/audit-copy#AUDIT_FILE_HEADS': words0.AUDIT_FILE_HEADS,
  'contract/kit/approval-failures-copy#approvalFailuresCopy': words1.approvalFailuresCopy,
  'contract/kit/approval-failures-copy#approvalNotYoursCopy': words1.approvalNotYoursCopy,
  'contract/kit/approval-failures-copy#approvalDecidedCopy': words1.approvalDecidedCopy,
  'contract/kit/bank-failures-copy#bankFailuresCopy': words2.bankFailuresCopy,
  'contract/kit/books-failures-copy#booksFailuresCopy': words3.booksFailuresCopy,
  'contract/kit/browser-failures-copy#browserFailuresCopy': words4.browserFailuresCopy,
  'contract/kit/failures-copy#failuresCopy': words5.failuresCopy,
  'contract/kit/failures-copy#failureFieldsCopy': words5.failureFieldsCopy,
  'contract/kit/failures-copy#resourceMissingCopy': words5.resourceMissingCopy,
  'contract/kit/input-copy#inputCopy': words6.inputCopy,
  'contract/kit/matching-failures-copy#matchingFailuresCopy': words7.matchingFailuresCopy,
  'contract/kit/matching-failures-copy#matchImpossibleCopy': words7.matchImpossibleCopy,
  'contract/kit/people-failures-copy#peopleFailuresCopy': words8.peopleFailuresCopy,
  'contract/kit/proof-failures-copy#proofFailuresCopy': words9.proofFailuresCopy,
  'contract/kit/schedule-failures-copy#scheduleFailuresCopy': words10.scheduleFailuresCopy,
  'contract/kit/store-failures-copy#storeFailuresCopy': words11.storeFailuresCopy,
  'contract/kit/webhook-failures-copy#webhookFailuresCopy': words12.webhookFailuresCopy,
  'domain/account/account-labels-copy#accountLabelsCopy': words13.accountLabelsCopy,
  'domain/account/device-name-copy#deviceNameCopy': words14.deviceNameCopy,
  'domain/account/document-type-copy#documentTypeLabel': words15.documentTypeLabel,
  'domain/account/onboarding-business-types-copy#businessTypesCopy': words16.businessTypesCopy,
  'domain/account/onboarding-categories-copy#categoriesCopy': words17.categoriesCopy,
  'domain/account/onboarding-form-copy#onboardingFormCopy': words18.onboardingFormCopy,
  'domain/account/paused-parts-copy#pausedPartsCopy': words19.pausedPartsCopy,
  'domain/account/requirement-messages-copy#requirementCopy': words20.requirementCopy,
  'domain/account/vat-number-copy#vatNumberCopy': words21.vatNumberCopy,
  'domain/account/work-words-copy#workCopy': words22.workCopy,
  'domain/approvals/approval-rules-copy#RULE_NAMES': words23.RULE_NAMES,
  'domain/bank/at-bank-words-copy#DIFFERENCE_WORDS': words24.DIFFERENCE_WORDS,
  'domain/bank/at-bank-words-copy#SEEN_WORDS': words24.SEEN_WORDS,
  'domain/bank/at-bank-words-copy#atBankCopy': words24.atBankCopy,
  'domain/bank/statement-problem-copy#BANK_FILE_PROBLEM_WORDS': words25.BANK_FILE_PROBLEM_WORDS,
  'domain/bank/statement-problem-copy#LINE_PROBLEM_WORDS': words25.LINE_PROBLEM_WORDS,
  'domain/bank/statement-problem-copy#statementProblemCopy': words25.statementProblemCopy,
  'domain/books/book-account-copy#BOOK_ACCOUNT_WORDS': words26.BOOK_ACCOUNT_WORDS,
  'domain/books/chart-of-accounts-copy#chartCopy': words27.chartCopy,
  'domain/books/files/journal-text-copy#journalTextCopy': words28.journalTextCopy,
  'domain/books/movement-kind-copy#MOVEMENT_KIND_WORDS': words29.MOVEMENT_KIND_WORDS,
  'domain/disputes/dispute-columns-copy#disputeColumnLabels': words30.disputeColumnLabels,
  'domain/disputes/dispute-reason-copy#disputeReasonLabels': words31.disputeReasonLabels,
  'domain/disputes/dispute-status-copy#disputeStatusLabel': words32.disputeStatusLabel,
  'domain/disputes/evidence-fields-copy#evidenceLabel': words33.evidenceLabel,
  'domain/disputes/evidence-file-copy#FILE_PROBLEM_WORDS': words34.FILE_PROBLEM_WORDS,
  'domain/disputes/evidence-limits-copy#evidenceLimitsCopy': words35.evidenceLimitsCopy,
  'domain/disputes/evidence-problems-copy#evidenceProblemsCopy': words36.evidenceProblemsCopy,
  'domain/disputes/evidence-product-type-copy#productTypeLabel': words37.productTypeLabel,
  'domain/fraud/blocked-columns-copy#blockedColumnLabels': words38.blockedColumnLabels,
  'domain/fraud/fired-rules-copy#firedRuleLabel': words39.firedRuleLabel,
  'domain/fraud/fraud-outcome-copy#fraudOutcomeLabel': words40.fraudOutcomeLabel,
  'domain/fraud/rule-names-copy#RULE_NAMES': words41.RULE_NAMES,
  'domain/fraud/rules-problem-copy#rulesProblemCopy': words42.rulesProblemCopy,
  'domain/orders/order-status-mark-copy#orderStatusLabel': words43.orderStatusLabel,
  'domain/orders/order-status-mark-copy#orderMarkCopy': words43.orderMarkCopy,
  'domain/payments/card-check-copy#cardCheckCopy': words44.cardCheckCopy,
  'domain/payments/charge-status-mark-copy#chargeStatusMarkCopy': words45.chargeStatusMarkCopy,
  'domain/payments/failure-reasons-copy#cardFailureCopy': words46.cardFailureCopy,
  'domain/payments/method-rows-copy#methodRowsCopy': words47.methodRowsCopy,
  'domain/payments/payment-source-copy#paymentSourceCopy': words48.paymentSourceCopy,
  'domain/payments/risk-level-copy#riskLevelLabel': words49.riskLevelLabel,
  'domain/payments/risk-level-copy#riskLevelCopy': words49.riskLevelCopy,
  'domain/payments/sales-channel-copy#salesChannelLabel': words50.salesChannelLabel,
  'domain/payments/sales-channel-copy#tapToPayLabel': words50.tapToPayLabel,
  'domain/payments/transaction-columns-copy#transactionColumnsCopy': words51.transactionColumnsCopy,
  'domain/payments/transaction-type-copy#transactionTypeLabel': words52.transactionTypeLabel,
  'domain/payouts/payout-columns-copy#payoutColumnLabels': words53.payoutColumnLabels,
  'domain/payouts/payout-columns-copy#payoutColumnsCopy': words53.payoutColumnsCopy,
  'domain/payouts/payout-failure-copy#PAYOUT_FAILURE_REASONS': words54.PAYOUT_FAILURE_REASONS,
  'domain/payouts/payout-failure-copy#payoutFailureCopy': words54.payoutFailureCopy,
  'domain/payouts/payout-filter-label-copy#payoutFilterLabel': words55.payoutFilterLabel,
  'domain/payouts/payout-schedule-copy#payoutScheduleCopy': words56.payoutScheduleCopy,
  'domain/payouts/payout-status-copy#PAYOUT_STATUS_LABELS': words57.PAYOUT_STATUS_LABELS,
  'domain/payouts/payout-type-copy#payoutTypeLabel': words58.payoutTypeLabel,
  'domain/payouts/proof-words-copy#PROOF_LINE_WORDS': words59.PROOF_LINE_WORDS,
  'domain/payouts/proof-words-copy#PROOF_END_WORDS': words59.PROOF_END_WORDS,
  'domain/payouts/schedule-words-copy#scheduleCopy': words60.scheduleCopy,
  'domain/people/capabilities-copy#CAPABILITY_WORDS': words61.CAPABILITY_WORDS,
  'domain/people/roles-copy#rolesCopy': words62.rolesCopy,
  'domain/settings/available-countries-copy#availableCountriesCopy': words63.availableCountriesCopy,
  'domain/settings/currency-catalogue-copy#currencyCatalogueCopy': words64.currencyCatalogueCopy,
  'domain/settings/method-standing-copy#methodStandingCopy': words65.methodStandingCopy,
  'domain/settings/payment-methods-copy#paymentMethodsCopy': words66.paymentMethodsCopy,
  'domain/settings/setting-names-copy#SETTING_LABELS': words67.SETTING_LABELS,
  'domain/settings/setting-names-copy#FIELD_LABELS': words67.FIELD_LABELS,
  'domain/settings/settings-problems-copy#settingsProblemsCopy': words68.settingsProblemsCopy,
  'domain/settings/statement-text-copy#statementTextCopy': words69.statementTextCopy,
  'domain/settings/support-contact-copy#supportContactCopy': words70.supportContactCopy,
  'domain/shared/language-copy#languageCopy': words71.languageCopy,
  'domain/shared/list-copy#listCopy': words72.listCopy,
  'domain/webhooks/webhook-topics-copy#RESOURCE_WORDS': words73.RESOURCE_WORDS,
  'domain/woocommerce/foreign-notes-copy#foreignNotesCopy': words74.foreignNotesCopy,
  'domain/woocommerce/store-answer-copy#storeAnswerCopy': words75.storeAnswerCopy,
  'provider/paper-copy#paperCopy': words76.paperCopy,
  'provider/simulator/console/console-copy#consoleCopy': words77.consoleCopy,
  'provider/simulator/core/refusals-copy#coreRefusalsCopy': words78.coreRefusalsCopy,
  'provider/simulator/core/verification-copy#verificationCopy': words79.verificationCopy,
  'provider/simulator/documents/invoice-copy#invoiceCopy': words80.invoiceCopy,
  'provider/simulator/documents/issuer-letter-copy#issuerLetterCopy': words81.issuerLetterCopy,
  'provider/simulator/embedded/embedded-copy#embeddedCopy': words82.embeddedCopy,
  'provider/simulator/embedded/embedded-copy#FIELDS': words82.FIELDS,
  'provider/simulator/facts/requirement-copy#requirementCopy': words83.requirementCopy,
  'provider/stripe/evidence-copy#stripeEvidenceCopy': words84.stripeEvidenceCopy,
  'server/approvals/refund-approval-copy#refundApprovalCopy': words85.refundApprovalCopy,
  'server/checkout/checkout-copy#checkoutCopy': words86.checkoutCopy,
  'server/features/api-keys/key-approval-copy#keyApprovalCopy': words87.keyApprovalCopy,
  'server/features/approvals/rules-approval-copy#rulesApprovalCopy': words88.rulesApprovalCopy,
  'server/features/authorizations/settling-approval-copy#settlingApprovalCopy': words89.settlingApprovalCopy,
  'server/features/books/statement-copy#statementCopy': words90.statementCopy,
  'server/features/disputes/dispute-approval-copy#disputeApprovalCopy': words91.disputeApprovalCopy,
  'server/features/notes/live-notes-copy#liveNotesCopy': words92.liveNotesCopy,
  'server/features/onboarding/bank-account-copy#bankAccountCopy': words93.bankAccountCopy,
  'server/features/orders/refund-order-copy#refundOrderCopy': words94.refundOrderCopy,
  'server/features/payouts/payout-approval-copy#payoutApprovalCopy': words95.payoutApprovalCopy,
  'server/features/payouts/proof-paper-copy#proofPaperCopy': words96.proofPaperCopy,
  'server/features/people/people-approval-copy#peopleApprovalCopy': words97.peopleApprovalCopy,
  'server/features/people/people-copy#peopleCopy': words98.peopleCopy,
  'server/features/receipts/receipt-copy#receiptCopy': words99.receiptCopy,
  'server/features/settings/settings-approval-copy#settingsApprovalCopy': words100.settingsApprovalCopy,
  'server/features/settings/settings-refusals-copy#settingsRefusalsCopy': words101.settingsRefusalsCopy,
  'server/features/simulator/simulator-refusals-copy#simulatorRefusalsCopy': words102.simulatorRefusalsCopy,
  'server/foreign-files/packet/packet-copy#packetCopy': words103.packetCopy,
  'server/http/failure-pages-copy#failurePagesCopy': words104.failurePagesCopy,
  'server/http/input-words-copy#inputWordsCopy': words105.inputWordsCopy,
  'server/mail/templates/approval-mail-copy#approvalMailCopy': words106.approvalMailCopy,
  'server/mail/templates/customer-mail-copy#customerMailCopy': words107.customerMailCopy,
  'server/mail/templates/dispute-mail-copy#disputeMailCopy': words108.disputeMailCopy,
  'server/mail/templates/export-ready-copy#exportReadyCopy': words109.exportReadyCopy,
  'server/mail/templates/factor-notice-copy#factorNoticeCopy': words110.factorNoticeCopy,
  'server/mail/templates/mail-copy#mailCopy': words111.mailCopy,
  'server/mail/templates/news-copy#newsCopy': words112.newsCopy,
  'server/mail/templates/people-mail-copy#peopleMailCopy': words113.peopleMailCopy,
  'server/mail/templates/scheduled-file-copy#scheduledFileCopy': words114.scheduledFileCopy,
  'server/mail/templates/security-notice-copy#securityNoticeCopy': words115.securityNoticeCopy,
  'server/mail/templates/webhook-off-copy#webhookOffCopy': words116.webhookOffCopy,
  'server/pages/admin/admin-page-copy#adminPageCopy': words117.adminPageCopy,
  'server/pages/shop/closed-shop-copy#closedShopCopy': words118.closedShopCopy,
  'server/pages/shop/storefront-copy#storefrontCopy': words119.storefrontCopy,
  'server/pages/sign-in/invitation-copy#invitationCopy': words120.invitationCopy,
  'server/pages/sign-in/sign-in-copy#signInCopy': words121.signInCopy,
  'server/webhooks/delivery-copy#deliveryCopy': words122.deliveryCopy,
};

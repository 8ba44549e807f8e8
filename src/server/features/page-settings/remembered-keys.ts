import type { Options } from '#contract/options.ts';

/** What merchants have seen, closed or finished, out of the options. */
export const rememberedKeys = (options: Options) => ({
  multiCurrencySetup: { isSetupCompleted: options.wcpay_multi_currency_setup_completed === 'yes' },
  overviewTasksVisibility: {
    dismissedTodoTasks: options.woocommerce_dismissed_todo_tasks,
    deletedTodoTasks: options.woocommerce_deleted_todo_tasks,
    remindMeLaterTodoTasks: options.woocommerce_remind_me_later_todo_tasks,
  },
  fraudProtection: { isWelcomeTourDismissed: options.wcpay_fraud_protection_welcome_tour_dismissed },
  frtDiscoverBannerSettings: options.wcpay_frt_discover_banner_settings,
  capabilityRequestNotices: options.wcpay_capability_request_dismissed_notices,
  isConnectionSuccessModalDismissed: options.wcpay_connection_success_modal_dismissed,
  isNextDepositNoticeDismissed: options.wcpay_next_deposit_notice_dismissed,
  isInstantDepositNoticeDismissed: options.wcpay_instant_deposit_notice_dismissed,
  reporting: { exportModalDismissed: options.wcpay_reporting_export_modal_dismissed },
  dismissedDuplicateNotices: options.wcpay_duplicate_payment_method_notices_dismissed,
  isOverviewSurveySubmitted: options.wcpay_survey_payment_overview_submitted,
});

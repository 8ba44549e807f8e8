import { submitOverviewSurvey } from '#contract/survey.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { type Route, route } from '../../http/route.ts';
import { writeOptions } from '../../store/options-repository.ts';

export const surveyRoutes: readonly Route[] = [
  route(submitOverviewSurvey, async ({ db, now, actor }, { rating, comments }) => {
    const answer = {
      survey: 'payments-overview',
      rating,
      comments,
      user_id: actor.user_id,
      at: utcInstant(now()),
    };
    // Both or neither: a survey that was answered is never asked again, and one that failed can be sent once more.
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('survey_answers').values(answer).execute();
      await writeOptions({ db: trx, now }, { wcpay_survey_payment_overview_submitted: true });
    });
    return { success: true as const };
  }),
];

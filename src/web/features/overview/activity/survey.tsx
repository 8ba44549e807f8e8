import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RATINGS, type Rating, submitOverviewSurvey } from '#contract/survey.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { surveyCopy as copy } from './activity-copy.ts';
import { Face } from './face.tsx';

const needsNoWords = (rating: Rating): boolean => rating === 'happy' || rating === 'very-happy';

/** One press says it all when somebody is happy; whoever is not may say why. */
export function Survey({ onSubmitted }: { onSubmitted: () => void }) {
  const [rating, setRating] = useState<Rating>();
  const [comments, setComments] = useState('');
  const [isClosed, setClosed] = useState(false);
  const survey = useMutation({
    mutationFn: (answer: { rating: Rating; comments: string }) => call(submitOverviewSurvey, answer),
    onSuccess: onSubmitted,
  });
  if (isClosed) return null;
  if (survey.isSuccess) {
    return (
      <div className="survey row" data-spread="">
        <p role="status">{copy.thanks}</p>
        <IconButton icon="close" label={CONTROL_WORDS.close} size="small" onClick={() => setClosed(true)} />
      </div>
    );
  }
  const choose = (next: Rating) => {
    setRating(next);
    if (needsNoWords(next)) survey.mutate({ rating: next, comments: '' });
  };
  return (
    <div className="survey stack" data-gap="small">
      <div className="row" data-spread="">
        <p id="survey-question">{copy.question}</p>
        <Faces rating={rating} isBusy={survey.isPending} onChoose={choose} />
      </div>
      {survey.isError && (
        <Notice kind="error" size="small" announce>
          {copy.failed}
        </Notice>
      )}
      {rating && !needsNoWords(rating) && (
        <CommentForm
          comments={comments}
          isBusy={survey.isPending}
          onType={setComments}
          onCancel={() => setRating(undefined)}
          onSend={() => survey.mutate({ rating, comments })}
        />
      )}
    </div>
  );
}

type FacesProps = Readonly<{
  rating: Rating | undefined;
  isBusy: boolean;
  onChoose: (rating: Rating) => void;
}>;

const Faces = ({ rating, isBusy, onChoose }: FacesProps) => (
  <fieldset className="row faces" aria-labelledby="survey-question">
    {RATINGS.map((one) => (
      <button
        key={one}
        type="button"
        className="button"
        data-kind="quiet"
        data-icon=""
        aria-label={copy.ratings[one]}
        aria-pressed={one === rating}
        disabled={isBusy}
        onClick={() => onChoose(one)}
      >
        <Face rating={one} />
      </button>
    ))}
  </fieldset>
);

type CommentFormProps = Readonly<{
  comments: string;
  isBusy: boolean;
  onType: (text: string) => void;
  onCancel: () => void;
  onSend: () => void;
}>;

const CommentForm = ({ comments, isBusy, onType, onCancel, onSend }: CommentFormProps) => (
  <>
    <TextArea
      label={copy.comment}
      optional
      help={copy.privacy}
      rows={3}
      lengthMax={5000}
      value={comments}
      onChange={({ target }) => onType(target.value)}
    />
    <div className="actions">
      <Button size="small" disabled={isBusy} onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button kind="primary" size="small" busy={isBusy} onClick={onSend}>
        {copy.send}
      </Button>
    </div>
  </>
);

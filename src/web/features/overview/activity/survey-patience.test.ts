import { beforeEach, expect, test } from 'vitest';
import { maySurveyBeAsked } from './survey-patience.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('it is asked in two sessions, however often they look, and in no third', () => {
  const sessions = [1, 2, 3].map(() => {
    sessionStorage.clear();
    return [maySurveyBeAsked(), maySurveyBeAsked()];
  });
  expect(sessions).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

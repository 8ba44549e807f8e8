import { AppError } from '#contract/kit/failure.ts';

/** Nothing was done: it waits for a second person. */
export const isAsked = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'approval_requested';

import { spoken } from '../shared/spoken.ts';
import type { FileProblem } from './evidence-file.ts';

/** Why a file cannot be sent to the bank. */
export const FILE_PROBLEM_WORDS = spoken('domain/disputes/evidence-file-copy#FILE_PROBLEM_WORDS', {
  empty: 'This file is empty.',
  kind: 'Only PDF, PNG and JPEG files can be sent to the bank.',
  mismatch: 'What is inside this file is not what its name says. Save it again as PDF, PNG or JPEG.',
  damaged:
    'This file is damaged or incomplete. Open it on your computer, save it again, and choose the new one.',
  tail: 'Something else follows after the end of this file. Open it on your computer, save it again, and choose the new one.',
  dimensions:
    'This picture has more than 25 million pixels (5,000 × 5,000), or a side of more than 65,535. Save a smaller copy and choose that.',
  unreadable:
    'This file takes too long or too much memory to open. Save a smaller copy, or save it as PDF, and choose that.',
} as const satisfies Record<FileProblem, string>);

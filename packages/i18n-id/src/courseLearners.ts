import { compactNumber } from '@suluh/domain/number';
import { compact } from './numbers.ts';

/** '1,2 rb peserta': how many take a course or took it. */
export const courseLearners = (count: number): string => `${compact(compactNumber(count))} peserta`;

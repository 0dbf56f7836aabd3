import { z } from 'zod';

/** An address that staff write down for learners to follow: only by https, at most 500 letters. */
export const httpsUrl = z.url({ protocol: /^https$/ }).max(500);

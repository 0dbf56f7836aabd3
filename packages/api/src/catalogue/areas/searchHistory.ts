import { MOST_KEYWORD_SIGNS } from '@suluh/domain/search';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { instant } from '../envelope.ts';

const keyword = z.string().trim().min(1).max(MOST_KEYWORD_SIGNS);
const searched = z.array(z.object({ keyword: z.string(), searchedAt: instant }));

export const list = defineEntry({
  id: 'searchHistory.list',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/search-history',
  auth: 'B',
  summary: 'What the learner looked for, newest first, at most 10',
  data: searched,
});

export const add = defineEntry({
  id: 'searchHistory.add',
  method: 'POST',
  path: '/api/search-history',
  auth: 'B',
  summary: 'Remember a keyword; one that is there already moves to the front',
  body: z.object({ keyword }),
  data: searched,
});

export const remove = defineEntry({
  id: 'searchHistory.remove',
  method: 'DELETE',
  path: '/api/search-history',
  auth: 'B',
  summary: 'Forget a keyword, or all of them when none is named',
  body: z.object({ keyword: keyword.optional() }).optional(),
  data: searched,
});

import type { ApiClient, ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { orderOfRanks } from '@suluh/domain/learning';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { number, refusedTo, returning, text, type Action } from '../../parts/action/index.ts';
import { saveAnswers } from '../../parts/outbox/send.ts';
import type { SavedAnswer } from '../../parts/outbox/waiting.ts';
import { startTest, submitAttempt } from '../calls.ts';
import { TYPED, typedQuery } from './typed.ts';

/** Begins a test, or goes on with the open try, and returns to the test. */
export const testStart: Action<{ course: string; test: number }, ApiResult<object>> = {
  name: 'test-start',
  input: z.object({ course: text, test: number }),
  run: startTest,
  back: ({ course = '', test = '' }, routes) => pathTo(routes, 'test', { course, test }),
  leadsTo: returning,
};

const FIELD = /^(choice|rank|short|seq)-(\d+)$/;
const indexes = (value: string | undefined): number[] => (value ? value.split(',').map(Number) : []);

/**
 * The answers of a whole try as its form posts them: `choice-3` the chosen options, `rank-3` the rank of each, `short-3`
 * words, `unsure` the positions in doubt, `seq-3` the number of the answer. A question without an answer is left out.
 */
export function postedAnswers(fields: Readonly<Record<string, string>>, now: Date): SavedAnswer[] {
  const positions = new Set(Object.keys(fields).flatMap((name) => FIELD.exec(name)?.[2] ?? []));
  const unsure = indexes(fields.unsure);
  return [...positions].map(Number).flatMap((position) => {
    const field = (name: string) => fields[`${name}-${position}`];
    const ranks = indexes(field('rank'));
    const choices = ranks.length > 0 ? orderOfRanks(ranks) : indexes(field('choice'));
    const words = field('short') ?? '';
    const isUnsure = unsure.includes(position);
    if (choices.length === 0 && words === '' && !isUnsure) return [];
    const seq = Number(field('seq')) || 1;
    return [{ position, answer: { choices, text: words }, isUnsure, seq, at: now.toISOString() }];
  });
}

type Posted = Record<string, string> & { course: string; attempt: string };

async function saveAndSubmit(api: ApiClient, fields: Posted): Promise<ApiResult<object>> {
  const { course, attempt, intent } = fields;
  const answers = postedAnswers(fields, new Date());
  if (answers.length > 0) {
    const saved = await saveAnswers(api, { course, attempt, answers });
    if (saved.error || intent !== 'submit') return saved;
  }
  if (intent === 'submit') return submitAttempt(api, { course, attempt });
  return { data: {}, response: new Response() };
}

/**
 * Saves the answers of a try before JavaScript, and hands it in where that was pressed. What could not be
 * saved goes along, also over a login that ended.
 */
export const testAnswer: Action<Posted, ApiResult<object>> = {
  name: 'test-answer',
  input: z.object({ course: text, attempt: text }).catchall(z.string()) as z.ZodType<Posted>,
  run: saveAndSubmit,
  back: ({ course = '', test = '' }, routes) => pathTo(routes, 'test', { course, test }),
  leadsTo: ({ error }, routes, { back }, fields) => {
    const { intent } = fields;
    if (error?.code === 409) return refusedTo(error, routes, back); // handed in already
    if (error)
      return refusedTo(error, routes, withQuery(back, { [TYPED]: typedQuery(postedAnswers(fields, new Date())) }));
    return intent === 'submit' ? back : withQuery(back, { saved: '1' });
  },
};

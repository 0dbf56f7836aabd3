import type { ApiResult } from '@suluh/api/client';
import { assertNever } from '@suluh/domain/assert';
import { pathTo, signInPath } from '@suluh/domain/address';
import { carriedOn, withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { number, refusedTo, type Action } from '../action/index.ts';
import { addToCart, type OrderOutcome } from './registration.ts';

const wanted = z.object({
  courseId: number,
  eventId: number.optional().transform((id) => (Number(id) > 0 ? Number(id) : undefined)),
});

/** Takes a course of the internship and leads to it; one that is owned already too. */
export const internshipEnrol: Action<z.output<typeof wanted>, ApiResult<object>> = {
  name: 'internship-enrol',
  input: wanted,
  run: (api, { courseId, eventId }) =>
    api.POST('/api/internship/course/{id}/enrol', {
      params: { path: { id: courseId } },
      body: eventId === undefined ? {} : { eventId },
    }),
  leadsTo: ({ error }, routes, { back }, { courseId }) =>
    error && error.status !== 'ALREADY_BOUGHT'
      ? refusedTo(error, routes, back)
      : pathTo(routes, 'enrolment', { course: courseId }),
};

/** Takes a course of a programme with free access and leads to it; one that is owned already too. */
export const programEnrol: Action<z.output<typeof wanted>, ApiResult<object>> = {
  ...internshipEnrol,
  name: 'program-enrol',
  run: (api, { courseId, eventId }, { program }) =>
    api.POST('/api/program/{slug}/course/{id}/enrol', {
      params: { path: { slug: program ?? '', id: courseId } },
      body: eventId === undefined ? {} : { eventId },
    }),
};

/** The page a form names, with what the address of that page brought along: a page that is kept cannot write it itself. */
function broughtTo(target: string, cameFrom: string): string {
  const [path, query = ''] = cameFrom.split('?');
  return path === target ? withQuery(target, carriedOn(query)) : target;
}

/** Leads to the cart with the course chosen, to My Course when it was bought before, or to the order it waits in. */
export const cartAdd: Action<z.output<typeof wanted>, OrderOutcome> = {
  name: 'cart-add',
  input: wanted,
  run: (api, input, { program }) => addToCart(api, { ...input, program }),
  back: ({ redirectTo }, routes, target, cameFrom) =>
    redirectTo ? broughtTo(target, cameFrom) : pathTo(routes, 'cart'),
  leadsTo: (outcome, routes, { back }) => {
    switch (outcome.kind) {
      case 'inCart':
        return pathTo(routes, 'cart', { cart: outcome.cartId, ...carriedOn(back.split('?')[1] ?? '') });
      case 'toMyCourse':
        return pathTo(routes, 'myCourse');
      case 'waiting':
        return pathTo(routes, 'paymentProcess', { order: outcome.orderId }); // that one is paid instead of a second
      case 'login':
        return signInPath(routes, 'login', back);
      case 'eventFull':
        return withQuery(back, { error: 'EVENT_FULL' });
      case 'stay':
        return refusedTo(outcome.failure, routes, back);
      default:
        return assertNever(outcome);
    }
  },
};

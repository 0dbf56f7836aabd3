import { expect, it } from 'vitest';
import { INTERNSHIP_ROUTES, MAIN_ROUTES, type PageAbilities } from '../address/index.ts';
import { leadingTo, targetPath, type NotificationTarget } from './target.ts';

const capabilities = { hasCart: true } as PageAbilities;
const main = { routes: MAIN_ROUTES, capabilities };
const internship = { routes: INTERNSHIP_ROUTES, capabilities };

it.each<[string, NotificationTarget, string | null, string | null]>([
  ['a course', leadingTo('enrolment', { course: 'batik' }), '/my-course/batik', '/internship-ddb/my-course/batik'],
  [
    'a lesson',
    leadingTo('lesson', { course: 'batik', lesson: 7 }),
    '/my-course/batik/materi/7',
    '/internship-ddb/my-course/batik/materi/7',
  ],
  ['certificates', leadingTo('myCertificate', {}), '/my-certificate', '/internship-ddb/my-certificate'],
  ['work, which one site alone has', leadingTo('jobApply', { slug: 'kasir' }), '/job-vacancies/kasir/lamar', null],
  [
    'vacancies that were looked for, without what was not said',
    leadingTo('jobVacancies', { q: 'kasir', city: null, kind: undefined }),
    '/job-vacancies?q=kasir',
    null,
  ],
  ['a course that is not named', { page: 'enrolment', values: {} }, null, null],
])('a message about %s leads there on the site it is read on', (_, target, onMain, onInternship) => {
  expect([targetPath(target, main), targetPath(target, internship)]).toEqual([onMain, onInternship]);
});

it('one that leads nowhere stays where it is', () => expect(targetPath(null, main)).toBeNull());

it('what an address names cannot leave it', () =>
  expect(targetPath(leadingTo('enrolment', { course: '../../x?y#z' }), main)).toBe('/my-course/..%2F..%2Fx%3Fy%23z'));

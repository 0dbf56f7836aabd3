import { expect, it } from 'vitest';
import { catalogue } from './catalogue/index.ts';

const files = catalogue.filter(({ auth, file }) => auth === 'A' && file !== undefined);

it('each file of staff says whose data leaves with it, and nothing else does', () => {
  expect(files.filter(({ carries }) => carries === undefined).map(({ id }) => id)).toEqual([]);
  expect(catalogue.filter((entry) => entry.carries && !files.includes(entry)).map(({ id }) => id)).toEqual([]);
});

it('these want a fresh proof, looked at on purpose (docs/product/staff.md#what-leaves)', () => {
  expect(files.filter(({ carries }) => carries === 'people').map(({ id }) => id)).toEqual([
    'admin.partnership.file',
    'admin.jobApplication.cv',
    'admin.attendance.csv',
    'admin.attendance.pdf',
    'admin.work.peopleFile',
  ]);
});

it('what shows somebody without a file is of staff, and no list that is searched', () => {
  const shown = catalogue.filter(({ showsPeople }) => showsPeople);
  expect(shown.filter(({ auth, file, method }) => auth !== 'A' || file !== undefined || method !== 'GET')).toEqual([]);
  expect(shown.map(({ id }) => id).sort()).toEqual([
    'admin.event.participants',
    'admin.internshipParticipantOne',
    'admin.learner.one',
    'admin.order.one',
  ]);
});

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
  ]);
});

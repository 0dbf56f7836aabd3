/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Pages with what they are made of, the back office, and commands. */
const CALLERS = [
  'packages/{domain,features,session,kept-pages,ui}/src/**/*.{ts,tsx}',
  'apps/back-office/{src,server}/**/*.{ts,tsx}',
  'apps/{main,internship-ddb,myindibiz,program-whitelabel}/app/**/*.ts',
];
const NO_CALLER = /\.(test|stories|fixture)\.tsx?$|\/testing\/|\/authMarks\.ts$/;

/** What is asked for in pieces that no pattern puts together: the file, and what of it asks. */
const IN_PIECES: Readonly<Record<string, readonly [file: string, said: string]>> = {
  'auth.googleStart': ['packages/session/src/proxy/sso.ts', '/api/auth/${provider}'],
  'auth.google': ['packages/session/src/proxy/sso.ts', '/api/auth/${provider}'],
  'auth.facebookStart': ['packages/session/src/proxy/sso.ts', '/api/auth/${provider}'],
  'auth.facebook': ['packages/session/src/proxy/sso.ts', '/api/auth/${provider}'],
  'attending.ticketPdf': ['packages/features/src/ticket/TicketScreen.tsx', "file('e-ticket/pdf')"],
  'attending.ticketPicture': ['packages/features/src/ticket/TicketScreen.tsx', "file('e-ticket/png')"],
  'payment.invoiceFile': ['packages/features/src/parts/transaction/paths.ts', 'urlFileInvoice as'],
  'payment.creditNoteFile': ['packages/features/src/parts/transaction/paths.ts', 'urlFile as'],
  'lesson.submissionFile': ['packages/features/src/learning/lesson/HandIn.tsx', 'fileAddress(tenant.routes, url)'],
  'admin.internshipPeriodSet': [
    'apps/back-office/src/internships/useParticipantForm.tsx',
    "'period' | 'place' | 'grade'",
  ],
  'admin.internshipPlaceSet': [
    'apps/back-office/src/internships/useParticipantForm.tsx',
    "'period' | 'place' | 'grade'",
  ],
  'admin.internshipGradeSet': [
    'apps/back-office/src/internships/useParticipantForm.tsx',
    "'period' | 'place' | 'grade'",
  ],
  'admin.internshipReport': ['apps/back-office/src/internships/ParticipantTables.tsx', 'report/${month}'],
  'admin.internshipLetter': ['apps/back-office/src/internships/ParticipantTables.tsx', 'letter/${month}'],
  'admin.course.export': ['apps/back-office/src/courses/CourseTools.tsx', "exports={['course.export']}"],
  'admin.event.export': ['apps/back-office/src/schedules/EventList.tsx', "exports={['event.export',"],
  'admin.participant.export': ['apps/back-office/src/schedules/ExportParticipants.tsx', 'kind="participant.export"'],
  'admin.order.export': ['apps/back-office/src/sales/OrderList.tsx', "exports={['order.export']}"],
  'admin.learner.export': ['apps/back-office/src/learners/LearnerList.tsx', "exports={['learner.export']}"],
  'admin.promo.export': ['apps/back-office/src/sales/PromoList.tsx', "exports={['promo.export']}"],
  'admin.job.export': ['apps/back-office/src/content/jobs.tsx', "exports={['job.export']}"],
  'admin.grant-request': [
    'apps/back-office/src/grants/GrantRequests.tsx',
    "useGetList<StaffGrantRequest>('grant-request'",
  ],
  'admin.partnership.accept': ['apps/back-office/src/inbox/PartnershipDeeds.tsx', "decide('accept'"],
  'admin.partnership.refuse': ['apps/back-office/src/inbox/PartnershipDeeds.tsx', "decide('refuse'"],
  'admin.attendance.csv': ['apps/back-office/src/schedules/AttendanceBar.tsx', '${base}/sheet.csv'],
  'admin.attendance.pdf': ['apps/back-office/src/schedules/AttendanceBar.tsx', '${base}/sheet.pdf'],
  'admin.attendance.void': ['apps/api-server/src/classes/sessions.ts', 'voidAttendance'],
  'admin.door.doubles': ['apps/api-server/src/classes/doors.ts', 'doublesOf'],
  'health.check': ['tooling/stack/src/services.ts', '/api/health'],
};

const sources = globSync(CALLERS, { cwd: ROOT })
  .filter((file) => !file.includes('node_modules') && !NO_CALLER.test(file))
  .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'));

/** An address with a star for each thing it names. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\{\w+\}/g, '*')
    .split('?')[0]!
    .replace(/\/$/, '');

/** Strings of a source, as shapes. */
const stringsIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => shapeOf(plain ?? template ?? ''));

/** Addresses a source asks for: those it says whole, and what it adds to the beginning of one. */
function addressesIn(source: string): string[] {
  const strings = stringsIn(source);
  const whole = strings.flatMap((text) => /\/api\/.*/.exec(text)?.[0] ?? []);
  const added = strings.filter((text) => text.startsWith('*/')).map((text) => text.slice(1));
  return [...whole, ...whole.flatMap((start) => added.map((rest) => `${start}${rest}`))];
}

/** What the back office asks of each entity by convention. */
const byConvention = (source: string): string[] =>
  [...source.matchAll(/(?:<Resource[^>]*?\bname|\bresource|\breference)="([\w/-]+)"/g)].flatMap(([, name]) =>
    ['', '/*', '/*/history'].map((rest) => `/api/admin/${name}${rest}`),
  );

const addresses = new Set(sources.flatMap((source) => [...addressesIn(source), ...byConvention(source)]));
/** Calls of the pages' client, each with its method. */
const calls = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(([, method, path]) => `${method} ${path}`),
  ),
);

const outside = new Map(
  [...readFileSync(`${ROOT}docs/product/api.md`, 'utf8').matchAll(/^\| `(\w+\.[\w.-]+)` \| ([^|]+) \|$/gm)].map(
    ([, id, why]) => [id!, why!.trim()],
  ),
);

/** Whether something of ours asks for an entry. A call that changes something is told apart from one to the same address. */
function isCalled({ id, method, path, auth }: (typeof catalogue)[number]): boolean {
  if (calls.has(`${method} ${path}`) || id in IN_PIECES) return true;
  const isSaid = addresses.has(shapeOf(path));
  const isOfPages = auth === 'B' || auth === 'O';
  return isSaid && (!isOfPages || method === 'GET' || ![...calls].some((call) => call.endsWith(` ${path}`)));
}

describe('every call of the catalogue', () => {
  it('is made by a page, a command or the back office, or from outside for a reason that is told', () => {
    const uncalled = catalogue.filter((entry) => !isCalled(entry) && !outside.has(entry.id));
    expect(uncalled.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(IN_PIECES))('%s is asked for where it is said to be', (id, [file, said]) => {
    expect(catalogue.some((entry) => entry.id === id)).toBe(true);
    expect(readFileSync(`${ROOT}${file}`, 'utf8')).toContain(said);
  });

  it('stands among those from outside while it is one, with its reason', () => {
    const called = new Set(catalogue.filter(isCalled).map(({ id }) => id));
    const known = new Set(catalogue.map(({ id }) => id));
    expect([...outside.keys()].filter((id) => called.has(id) || !known.has(id))).toEqual([]);
    expect([...outside.values()].filter((why) => why.length < 10)).toEqual([]);
  });
});

describe('what a source asks for', () => {
  it.each([
    ['a call', "api.GET('/api/cart')", '/api/cart'],
    ['a file', '`${base}/api/my-course/${id}/note?x=1`', '/api/my-course/*/note'],
    [
      'a beginning and what is added',
      'const path = `/api/admin/refund/${id}`; run(`${path}/retry`)',
      '/api/admin/refund/*/retry',
    ],
  ])('%s', (_, source, address) => expect(addressesIn(source)).toContain(address));
});

import { staffJobFields, type staffContentEntries } from '@suluh/api/catalogue';
import { jobText } from '@suluh/i18n-id/job';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { wrongAt } from '../../../http/apiError.ts';
import type { Call } from '../../../http/route.ts';
import { makeRecord } from '../../staff/editedRecords.ts';
import { editedJob, restoredJob } from '../../staffContent/jobs.ts';
import { chosen, count, flag, line, lines, money, name, orNone, text, type Columns } from '../table/column.ts';
import { dayOrNone } from '../table/momentColumns.ts';
import { editedSubject } from './editedSubject.ts';
import { numbered } from './named.ts';
import type { ImportedSubject, Values } from './subject.ts';

const { job, jobApplication } = schema;
type Entries = (typeof staffContentEntries)['jobs'];
type Body = Call<Entries['create']>['body'];
const make = makeRecord<Entries['list'], Entries['create'], Entries['update']>;

/** Every field of the form, in the order of its columns. */
const COLUMNS = {
  title: name,
  companyName: name,
  city: line,
  employmentType: line,
  category: line,
  description: text,
  tasks: lines,
  requirements: lines,
  facilities: lines,
  companyAbout: text,
  yearsOfExperience: line,
  educationLevels: line,
  salaryFrom: orNone(money),
  salaryTo: orNone(money),
  salaryPeriod: chosen(jobText.perPeriod),
  isSalaryHidden: flag,
  openings: orNone(count),
  closesOn: dayOrNone,
  isPublished: flag,
} as const satisfies Record<keyof Body, unknown> & Columns;

/** What a vacancy says where its file says nothing: what the form begins with. */
const BLANK: Omit<Body, 'title' | 'companyName'> = {
  city: null,
  employmentType: null,
  category: null,
  description: '',
  tasks: [],
  requirements: [],
  facilities: [],
  companyAbout: '',
  yearsOfExperience: null,
  educationLevels: null,
  salaryFrom: null,
  salaryTo: null,
  salaryPeriod: 'month',
  isSalaryHidden: false,
  openings: null,
  closesOn: null,
  isPublished: false,
};

/** What makes two vacancies the same one: of what, at whom, where. */
const keyOf = ({ title, companyName, city }: Values): string =>
  [title, companyName, city ?? ''].map((each) => String(each).toLowerCase()).join('\n');

/** @throws ApiError BAD_REQUEST where there is such a vacancy, in whatever letters */
async function requireNew(tx: Executor, values: Values): Promise<void> {
  const key = keyOf(values);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job ${key}`}, 0))`);
  const there = sql`lower(${job.title}) || ${'\n'} || lower(${job.companyName}) || ${'\n'} || lower(coalesce(${job.city}, ''))`;
  const [other] = await tx
    .select({ id: job.id })
    .from(job)
    .where(and(sql`lower(${job.title}) = lower(${String(values['title'])})`, sql`${there} = ${key}`))
    .limit(1);
  if (other) throw wrongAt('title', staffWorkText.problems.sameJob(other.id));
}

/** Vacancies, of which many are published and read from files. */
export const jobSubject: ImportedSubject = {
  ...editedSubject<Entries['list'], Entries['create'], Entries['update']>({
    resource: 'job',
    edited: () => editedJob,
    restored: () => restoredJob,
    titleOf: ({ title }) => title,
  }),
  columns: COLUMNS,
  told: ['postedAt', 'slug'],
  form: staffJobFields,
  needed: ['title', 'companyName'],
  named: numbered,
  comesNamed: false,
  sameBy: { field: 'title', keyOf },
  async make(tx, values, action, doer) {
    await requireNew(tx, values);
    return make(tx, editedJob, { body: { ...BLANK, ...values } as Body, action, ...doer });
  },
  async unmake(tx, { subjectId, versionAfter }) {
    const hangs = sql`exists(select from ${jobApplication} where ${jobApplication.jobId} = ${job.id})`;
    const { rowCount } = await tx
      .delete(job)
      .where(and(eq(job.id, Number(subjectId)), eq(job.version, versionAfter!), sql`not ${hangs}`));
    return rowCount === 1;
  },
};

import { saysSame, type BulkKind } from '@suluh/domain/staff';
import type { Executor } from '../../../db/index.ts';
import type { FieldChange } from '../../../db/schema/index.ts';
import { momentCell } from '../../../tableFile/momentCell.ts';
import type { StaffCourse } from '../../staffCourse/records.ts';
import { endOf, stopPromo, type StaffPromo } from '../../staffSales/stopPromo.ts';
import type { Doer, Plan, Thing } from '../subjects/subject.ts';
import { flag, shownOf, type Column } from '../table/column.ts';
import { many } from '../table/namedColumns.ts';
import type { Names } from '../table/names.ts';

type Changes = Readonly<Record<string, FieldChange>>;

/** What is done to many: what it changes about each, and how where that is no matter of the form. */
interface Deed<Body> {
  /** What it would change about a record as it is now; nothing where it says so already. */
  changesOf: (thing: Thing, body: Body, known: { names: Names; now: Date }) => Changes;
  /** Does it; by the form's rules unless said. */
  apply?: (tx: Executor, plan: Plan, doer: Doer) => Promise<Thing>;
}

/** What a column shows of a value, before and after. */
function changeOf<Value>(
  column: Column,
  { before, after }: { before: Value; after: Value },
  names: Names,
): FieldChange {
  const shown = (value: Value): string => shownOf(column.write(value as never, names));
  return { before, after, from: shown(before), to: shown(after) };
}

/** Puts something on the pages, or takes it off them. */
const publishing: Deed<{ isPublished: boolean }> = {
  changesOf(thing, { isPublished: after }, { names }): Changes {
    const { isPublished: before } = thing as unknown as { isPublished: boolean };
    return before === after ? {} : { isPublished: changeOf(flag, { before, after }, names) };
  },
};

/** Most categories a course has. */
const MOST_CATEGORIES = 10;

const categories: Deed<{ categoryIds: readonly number[]; mode: 'add' | 'replace' }> = {
  changesOf(thing, { categoryIds, mode }, { names }): Changes {
    const { categoryIds: before } = thing as unknown as Pick<StaffCourse, 'categoryIds'>;
    const wanted = mode === 'replace' ? categoryIds : [...before, ...categoryIds];
    const after = [...new Set(wanted)].slice(0, MOST_CATEGORIES);
    return saysSame(before, after) ? {} : { categoryIds: changeOf(many('category'), { before, after }, names) };
  },
};

const stopping: Deed<object> = {
  changesOf(thing, _body, { now }): Changes {
    const promo = thing as unknown as StaffPromo;
    const before = promo.endAt;
    const after = endOf(promo, now);
    return Date.parse(before) <= Date.parse(after)
      ? {}
      : { endAt: { before, after, from: momentCell(before), to: momentCell(after) } };
  },
  apply: (tx, { subjectId, version }, doer) => stopPromo(tx, { code: subjectId!, version: version!, ...doer }),
};

/** What may be done to many at once: another deed is a line here, its rule in the domain, and its entry. */
export const DEEDS: Readonly<Record<BulkKind, Deed<never>>> = {
  'course.publish': publishing,
  'course.category': categories,
  'job.publish': publishing,
  'news.publish': publishing,
  'promo.stop': stopping,
};

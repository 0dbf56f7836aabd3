import type { Entry } from '@suluh/api/catalogue';
import type { WorkResource } from '@suluh/domain/staff';
import { asc } from 'drizzle-orm';
import type { Call } from '../../../http/route.ts';
import { changeRecord, type Edited } from '../../staff/editedRecords.ts';
import type { RowOf } from '../../staff/records.ts';
import { meantRows } from '../meantRows.ts';
import type { Subject, Thing } from './subject.ts';

interface Shape<List extends Entry, Create extends Entry, Update extends Entry> {
  resource: WorkResource;
  edited: (now: () => Date) => Edited<List, Create, Update>;
  /** How it is edited when something is taken back; as always unless said. */
  restored?: (now: () => Date) => Edited<List, Create, Update>;
  titleOf: (row: RowOf<List>) => string;
  /** Its key as the table has it; a number unless said. */
  keyOf?: (id: string) => string | number;
}

/** What staff edit, as work on many changes it: found, shown and changed as on its page. */
export function editedSubject<List extends Entry, Create extends Entry, Update extends Entry>({
  resource,
  edited,
  restored = edited,
  titleOf,
  keyOf = Number,
}: Shape<List, Create, Update>): Subject {
  return {
    resource,
    titleOf: (thing) => titleOf(thing as unknown as RowOf<List>),
    async find(db, which, { who, now }, limit) {
      const records = edited(() => now);
      const where = await meantRows(db, records, which, who);
      const rows = await records.rows(db, { where, orderBy: [asc(records.id)], limit, offset: 0 });
      return rows as unknown as Thing[];
    },
    async set(tx, { id, version, values, action, isTakenBack }, doer) {
      const how = (isTakenBack ? restored : edited)(() => doer.now);
      const change = { id: keyOf(id), version, body: values as Call<Update>['body'], action, ...doer };
      return (await changeRecord<List, Create, Update>(tx, how, change)) as unknown as Thing;
    },
  };
}

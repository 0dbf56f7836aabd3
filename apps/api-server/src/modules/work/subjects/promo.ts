import { staffPromoCode, staffPromoFields, type staffSalesEntries } from '@suluh/api/catalogue';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { and, eq, sql } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import type { Call } from '../../../http/route.ts';
import { makeRecord } from '../../staff/editedRecords.ts';
import { editedPromo } from '../../staffSales/promos.ts';
import { chosen, count, flag, Misread, money, name, orNone, text, type Columns } from '../table/column.ts';
import { moment } from '../table/momentColumns.ts';
import { many, numbers, one, weekdays } from '../table/namedColumns.ts';
import { editedSubject } from './editedSubject.ts';
import type { ImportedSubject } from './subject.ts';

const { promo, promoUsage } = schema;
type Entries = (typeof staffSalesEntries)['promos'];
type Body = Call<Entries['create']>['body'];
const make = makeRecord<Entries['list'], Entries['create'], Entries['update']>;

/** Every field of the form, in the order of its columns. */
const COLUMNS = {
  title: name,
  description: text,
  kind: chosen(staffAppText.sales.promo.kinds),
  amount: money,
  percent: count,
  maxDiscount: orNone(money),
  minPayment: money,
  maxItems: count,
  productCode: name,
  isMobileOnly: flag,
  isFirstPurchase: flag,
  isListed: flag,
  borneBy: chosen(staffAppText.sales.promo.bearers),
  quota: orNone(count),
  quotaPerUser: count,
  programId: orNone(one('program')),
  courseIds: numbers,
  categoryIds: many('category'),
  partnerIds: many('partner'),
  weekdays,
  startAt: moment,
  endAt: moment,
} as const satisfies Record<Exclude<keyof Body, 'id'>, unknown> & Columns;

/** What a promo says where its file says nothing: what the form begins with. */
const BLANK: Omit<Body, 'id' | 'title' | 'startAt' | 'endAt'> = {
  description: '',
  kind: 'amount',
  amount: 0,
  percent: 0,
  maxDiscount: null,
  minPayment: 0,
  maxItems: 1,
  productCode: 'all',
  borneBy: 'platform',
  isMobileOnly: false,
  isFirstPurchase: false,
  isListed: true,
  quota: null,
  quotaPerUser: 1,
  programId: null,
  courseIds: [],
  categoryIds: [],
  partnerIds: [],
  weekdays: [],
};

/** Promos, of which many are stopped and read from files: known by their codes. */
export const promoSubject: ImportedSubject = {
  ...editedSubject<Entries['list'], Entries['create'], Entries['update']>({
    resource: 'promo',
    edited: (now) => editedPromo({ now }),
    titleOf: ({ id, title }) => `${id} · ${title}`,
    keyOf: String,
  }),
  columns: COLUMNS,
  told: ['used'],
  form: staffPromoFields,
  needed: ['title', 'startAt', 'endAt'],
  named(cell) {
    const read = staffPromoCode.safeParse(cell);
    return read.success ? read.data : new Misread(refusedFieldText.promoCode);
  },
  comesNamed: true,
  sameBy: null,
  make: (tx, values, action, doer) =>
    make(tx, editedPromo({ now: () => doer.now }), { body: { ...BLANK, ...values } as Body, action, ...doer }),
  async unmake(tx, { subjectId, versionAfter }) {
    const wasUsed = sql`exists(select from ${promoUsage} where ${promoUsage.promoCode} = ${promo.code})`;
    const { rowCount } = await tx
      .delete(promo)
      .where(and(eq(promo.code, subjectId!), eq(promo.version, versionAfter!), eq(promo.used, 0), sql`not ${wasUsed}`));
    return rowCount === 1;
  },
};

import { sql, type SQL } from 'drizzle-orm';
import { KINDS, type Kind } from './waitingKinds.ts';

/** Rows of one kind. @param keys those alone */
const rowsOf = (kind: string, { key, columns, from, where, groupBy }: Kind, keys?: readonly string[]): SQL =>
  sql`select ${kind}::text as kind, ${key}::text as subject_id, ${columns} from ${from}
    where ${where}${keys ? sql` and ${key} = any(${sql.param(keys)})` : sql``} ${groupBy ?? sql``}`;

/** Whose keys are named, by kind: what is the key of nothing is left out. */
function namedKeys(ids: readonly string[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const id of ids) {
    const [kind = '', key = ''] = id.split(':', 2);
    if (KINDS[kind]?.keys.test(key)) named.set(kind, [...(named.get(kind) ?? []), key]);
  }
  return named;
}

/** What is asked for of the inbox: one kind, or some by their ids; everything without either. */
export interface Wanted {
  kind?: string | undefined;
  ids?: readonly string[] | undefined;
}

/** Nothing, in the columns of everything. */
const NOTHING = sql`${rowsOf('lead', KINDS['lead']!)} and false`;

/**
 * What waits for a person, one row each, as table `item`; what is done by itself (a refund decided, a mail sent) is gone.
 * State and owner are those of `inbox_state`; what somebody said was done is new again when it is reported, asked for or
 * fails once more after that (`stirred_at`).
 */
export function waiting({ kind, ids }: Wanted = {}): SQL {
  const keys = ids && namedKeys(ids);
  const kinds = Object.entries(KINDS).filter(
    ([name]) => (kind === undefined || name === kind) && (keys === undefined || keys.has(name)),
  );
  const rows = kinds.map(([name, each]) => rowsOf(name, each, keys?.get(name)));
  return sql`(
    select w.kind || ':' || w.subject_id as id, w.kind, w.title, w.detail, w.created_at, w.answers_to, w.papers, w.order_id, w.said_at,
      case when s.state = 'done' and s.updated_at < w.stirred_at then 'new' else coalesce(s.state, 'new') end as state, s.owner_id, u.fullname as owner_name, coalesce(s.note, '') as note, coalesce(s.version, 0) as version
    from (${rows.length > 0 ? sql.join(rows, sql` union all `) : NOTHING}) w
    left join inbox_state s on s.kind = w.kind and s.subject_id = w.subject_id left join user_account u on u.id = s.owner_id
  ) as item`;
}

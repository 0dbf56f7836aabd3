import { changedFields, COUNTED_ROWS } from '@suluh/domain/staff';
import { HttpError, type DataProvider, type GetListParams, type RaRecord } from 'react-admin';
import { call } from './call.ts';

const MOST_IDS = 100;

const address = (resource: string, id?: unknown): string =>
  `/api/admin/${resource}${id === undefined ? '' : `/${encodeURIComponent(String(id))}`}`;

function queryOf(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const each of value) query.append(`${name}[]`, String(each));
    else query.set(name, String(value));
  }
  return String(query);
}

async function listOf(resource: string, { pagination, sort, filter, signal }: Partial<GetListParams>) {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const asked = queryOf({
    ...filter,
    page,
    limit: [25, 50, 100].find((each) => each >= perPage) ?? MOST_IDS,
    sort: sort && sort.field !== 'id' ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : undefined,
  });
  const { data, meta } = await call<never[]>(`${address(resource)}?${asked}`, { signal });
  const total = meta?.totalData ?? data.length;
  const told = { isNear: meta?.isNear === true };
  if (total < COUNTED_ROWS) return { data, total, meta: told };
  return {
    data,
    meta: told,
    pageInfo: { hasNextPage: data.length === (meta?.limit ?? perPage), hasPreviousPage: page > 1 },
  };
}

const notOffered = (): Promise<never> => Promise.reject(new HttpError('', 405));

/** The API as react-admin asks for it: by convention, so that a new entity needs nothing here. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: listOf,
  getManyReference: (resource, { target, id, filter, ...rest }) =>
    listOf(resource, { ...rest, filter: { ...filter, [target]: id } }),
  async getOne(resource, { id, signal }) {
    return { data: (await call<never>(address(resource, id), { signal })).data };
  },
  async getMany(resource, { ids, signal }) {
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, part) =>
      ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
    );
    const answers = await Promise.all(
      parts.map((part) => call<never[]>(`${address(resource)}?${queryOf({ ids: part, limit: MOST_IDS })}`, { signal })),
    );
    return { data: answers.flatMap(({ data }) => data) };
  },
  async create(resource, { data }) {
    return { data: (await call<never>(address(resource), { method: 'POST', body: data })).data };
  },
  async update<Row extends RaRecord>(
    resource: string,
    { id, data, previousData }: { id: unknown; data: unknown; previousData: unknown },
  ) {
    const before = previousData as Record<string, unknown> & { version: number };
    const body = changedFields(before, data as Record<string, unknown>);
    const { data: after } = await call<Row>(address(resource, id), { method: 'PATCH', body, version: before.version });
    return { data: after };
  },
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};

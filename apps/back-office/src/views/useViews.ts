import type { StaffView } from '@suluh/api/types';
import { staffViewText as text } from '@suluh/i18n-id/staffView';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useResourceContext, useStore } from 'react-admin';
import { call, refusalOf, type Sent } from '../data/call.ts';

const ADDRESS = '/api/staff/view';

/** Views of the list this stands in: what there is, what is shown now, and what is done with them. */
export function useViews(): {
  views: readonly StaffView[];
  /** What the list shows now, as a view keeps it. */
  shown: StaffView['query'];
  hiddenColumns: readonly string[];
  setHiddenColumns: (names: string[]) => void;
  choose: (view: StaffView) => void;
  save: (name: string, isShared: boolean) => Promise<boolean>;
  change: (view: StaffView, body: { name?: string; isShared?: boolean }) => Promise<boolean>;
  remove: (view: StaffView) => Promise<boolean>;
} {
  const list = useResourceContext()!;
  const { filterValues, sort, setFilters, setSort } = useListContext();
  // Where the table keeps what is left out of it.
  const [hiddenColumns, setHiddenColumns] = useStore<string[]>(`${list}.datatable`, []);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = ['views', list];
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call<StaffView[]>(`${ADDRESS}?list=${encodeURIComponent(list)}`, { signal })).data,
    retry: false,
  });
  const shown: StaffView['query'] = { filter: { ...filterValues }, sort, hiddenColumns: [...hiddenColumns] };
  const send = async (path: string, sent: Sent, done: string): Promise<boolean> => {
    try {
      const { data } = await call<StaffView[]>(path, sent);
      queryClient.setQueryData(queryKey, data);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const said = refusal?.status === 'CONFLICT' ? text.conflict : refusal?.message;
      notify(said || (error as Error).message, { type: 'error' });
      return false;
    }
  };
  return {
    views,
    shown,
    hiddenColumns,
    setHiddenColumns,
    choose({ query, isFitting }) {
      // It would be refused, and what is refused would come back with the list.
      if (!isFitting) return notify(text.unfit, { type: 'warning' });
      setFilters(query.filter, {}, false);
      setSort(query.sort);
      setHiddenColumns([...query.hiddenColumns]);
    },
    save: (name, isShared) =>
      send(ADDRESS, { method: 'POST', body: { list, name, isShared, query: shown } }, text.saved),
    change: ({ id }, body) => send(`${ADDRESS}/${id}`, { method: 'PATCH', body }, text.changed),
    remove: ({ id }) => send(`${ADDRESS}/${id}`, { method: 'DELETE' }, text.removed),
  };
}

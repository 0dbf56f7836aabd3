import type { StaffSession, StaffSessions } from '@suluh/api/types';
import { mergeThree } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../data/call.ts';
import type { ConflictFacts } from './ConflictFrame.tsx';
import { ConflictView } from './ConflictView.tsx';
import { useRefused } from './useRefused.ts';

interface Asked {
  path: string;
  queryKey: readonly string[];
  /** False for a kind that is given none. */
  isGiven: boolean;
  /** What is told once they are saved. */
  saved: string;
  /** Them as the dialog of a conflict tells them. */
  told: (sessions: readonly StaffSession[]) => unknown;
}

interface Given {
  sessions: StaffSession[] | undefined;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** @param mine what is sent, as the dialog of a conflict tells it @returns whether it was taken */
  put: (body: object, mine: unknown) => Promise<boolean>;
  /** Asks whose sessions stay, where somebody saved first. */
  question: ReactElement | null;
}

interface Conflict {
  facts: ConflictFacts;
  current: StaffSessions;
  body: object;
  mine: unknown;
}

/** The sessions of a course or schedule, saved as one by their version (docs/product/staff.md#two-people-one-record). */
export function useGivenSessions({ path, queryKey, isGiven, saved, told }: Asked): Given {
  const { errors, send } = useRefused(queryKey);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await call<StaffSessions>(path)).data,
    enabled: isGiven,
  });
  const put = (version: number, body: object, mine: unknown): Promise<boolean> =>
    send(path, { method: 'PUT', version, body }, saved, (facts) =>
      setConflict({ facts, current: facts.current as unknown as StaffSessions, body, mine }),
    );
  const said = (sessions: readonly StaffSession[]) => ({ sessions: told(sessions) });
  const merge = ({ current, body, mine }: Conflict, isTheirs: boolean) => {
    const { both } = mergeThree(said(data!.sessions), { sessions: mine }, said(current.sessions));
    queryClient.setQueryData(queryKey, current);
    setConflict(null);
    if (both.length > 0 && !isTheirs) void put(current.version, body, mine);
    else notify(staffAppText.conflict.merged, { type: 'info' });
  };
  return {
    sessions: data?.sessions,
    errors,
    put: (body, mine) => put(data!.version, body, mine),
    question: conflict && (
      <ConflictView
        facts={{ ...conflict.facts, current: said(conflict.current.sessions) }}
        opened={said(data!.sessions)}
        mine={{ sessions: conflict.mine }}
        onCancel={() => setConflict(null)}
        onMerge={(taken) => merge(conflict, taken['sessions'] === 'theirs')}
      />
    ),
  };
}

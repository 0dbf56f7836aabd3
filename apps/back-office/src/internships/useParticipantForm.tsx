import { mergeThree } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { InternshipFile } from '@suluh/api/types';
import { useState, type ReactElement } from 'react';
import { useNotify } from 'react-admin';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { ConflictView } from '../parts/ConflictView.tsx';
import { useDeed } from '../parts/useDeed.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a form began from: the record as it was read, and what its fields say. */
interface Begun {
  version: number;
  opened: Values;
  shown: Values;
}

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/**
 * One of the forms of a participant, saved by the version it began from. What somebody else saved in another form goes
 * along; what they changed of this one is shown and merged (docs/product/staff.md#two-people-one-record).
 * @param what last word of its address @param values its fields, as the record has them
 */
export function useParticipantForm<Fields extends object>(
  { id, version }: InternshipFile,
  what: 'period' | 'place' | 'grade',
  values: Fields,
): {
  isWorking: boolean;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** What its fields show, under a key that changes with it. */
  shown: Fields;
  formKey: string;
  save: (body: Fields, done: string) => Promise<void>;
  dialog: ReactElement | null;
} {
  const { isWorking, errors, run } = useDeed();
  const notify = useNotify();
  const [merged, setMerged] = useState<Begun | null>(null);
  const [conflict, setConflict] = useState<{ facts: ConflictFacts; mine: Values } | null>(null);
  const begun: Begun =
    merged && merged.version >= version ? merged : { version, opened: values as Values, shown: values as Values };
  const names = Object.keys(values);

  const send = async (body: Values, done: string, from: number): Promise<void> => {
    await run(
      `/api/admin/internship/participant/${id}/${what}`,
      { method: 'PUT', body, version: from },
      done,
      (facts) => {
        const { theirs, both } = mergeThree(begun.opened, body, only(facts.current ?? {}, names));
        if (theirs.length + both.length > 0) setConflict({ facts, mine: body });
        else void send(body, done, Number(facts.current['version']));
      },
    );
  };

  return {
    isWorking,
    errors,
    shown: begun.shown as Fields,
    formKey: JSON.stringify([begun.opened, begun.shown]),
    save: (body, done) => send(body as Values, done, begun.version),
    dialog: conflict && (
      <ConflictView
        facts={{ ...conflict.facts, current: only(conflict.facts.current, names) }}
        opened={begun.opened}
        mine={conflict.mine}
        onCancel={() => setConflict(null)}
        onMerge={(taken) => {
          const now = only(conflict.facts.current, names);
          const { values: both } = mergeThree(begun.opened, conflict.mine, now);
          const shown = Object.fromEntries(
            names.map((name) => [name, taken[name] === 'theirs' ? now[name] : both[name]]),
          );
          setMerged({ version: Number(conflict.facts.current['version']), opened: now, shown });
          setConflict(null);
          notify(staffAppText.conflict.merged, { type: 'info' });
        }}
      />
    ),
  };
}

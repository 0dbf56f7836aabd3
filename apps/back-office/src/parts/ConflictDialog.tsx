import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { changedFields } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ConflictFacts } from './ConflictFrame.tsx';
import { ConflictView } from './ConflictView.tsx';

/**
 * Somebody saved first: puts what they changed and what I typed into the form of the record, to be looked at and saved
 * (docs/product/staff.md#two-people-one-record).
 */
export function ConflictDialog({ facts, onDone }: { facts: ConflictFacts; onDone: () => void }): ReactElement | null {
  const opened = useRecordContext();
  const resource = useResourceContext()!;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext();
  if (!opened) return null;
  const mine = getValues();
  return (
    <ConflictView
      facts={facts}
      opened={opened}
      mine={mine}
      onCancel={onDone}
      onMerge={(taken) => {
        const kept = Object.entries(changedFields(opened, mine)).filter(([name]) => taken[name] !== 'theirs');
        queryClient.setQueriesData(
          {
            predicate: ({ queryKey: [name, kind, params] }) =>
              name === resource &&
              kind === 'getOne' &&
              (params as { id?: unknown } | undefined)?.id === String(opened.id),
          },
          facts.current,
        );
        // The form takes the record as it is now; then mine goes on top.
        setTimeout(() => {
          for (const [name, value] of kept) setValue(name, value, { shouldDirty: true, shouldTouch: true });
        }, 0);
        notify(staffAppText.conflict.merged, { type: 'info' });
        onDone();
      }}
    />
  );
}

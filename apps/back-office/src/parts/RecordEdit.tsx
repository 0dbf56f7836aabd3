import { Box, Card } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { EditBase, SaveButton, SimpleForm, Toolbar, useEditContext, useNotify, type RaRecord } from 'react-admin';
import { useMe } from '../app/MeContext.tsx';
import { refusalOf } from '../data/call.ts';
import { dropDraft } from '../data/draft.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ConflictFacts } from './ConflictFrame.tsx';
import { shownAt } from '../site/shownAt.ts';
import { ShownContext } from '../site/shownContext.ts';
import { SiteState, type Saved } from '../site/SiteState.tsx';
import { DraftNotice } from './DraftNotice.tsx';

interface RecordEditProps {
  resource: string;
  /** Heading, state and buttons; it reads the record. */
  head: ReactNode;
  /** What the record shows beside its form. */
  aside?: ReactNode;
  /** What is said when it was saved. */
  saved?: string;
  /** False: the form is shown and cannot be saved; a rule reads the record. */
  canSave?: boolean | ((record: RaRecord) => boolean);
  children: ReactNode;
}

const SaveBar = ({ saved }: { saved: Saved | null }): ReactElement => (
  <Toolbar sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    <SaveButton alwaysEnable={false} />
    <SiteState saved={saved} />
  </Toolbar>
);

function Form({
  children,
  conflict,
  onResolved,
  canSave,
  saves,
  saved,
}: {
  /** How often it was saved: what was left before is offered no more then, whatever was made of it. */
  saves: number;
  saved: Saved | null;
  children: ReactNode;
  conflict: ConflictFacts | null;
  onResolved: () => void;
  canSave: NonNullable<RecordEditProps['canSave']>;
}): ReactElement | null {
  const { record } = useEditContext();
  if (!record) return null;
  const isOpen = typeof canSave === 'function' ? canSave(record) : canSave;
  return (
    <SimpleForm
      noValidate
      toolbar={isOpen ? <SaveBar saved={saved} /> : false}
      warnWhenUnsavedChanges
      sx={{ maxWidth: 760 }}
    >
      <DraftNotice key={`${record.id} ${saves}`} />
      {children}
      {!isOpen && <SiteState saved={saved} />}
      {conflict && <ConflictDialog facts={conflict} onDone={onResolved} />}
    </SimpleForm>
  );
}

/**
 * A record to edit: its form is saved before anything is shown as done, is kept as a draft meanwhile, and is merged with
 * what somebody else saved first.
 */
export function RecordEdit({
  resource,
  head,
  aside,
  saved = staffAppText.form.saved,
  canSave = true,
  children,
}: RecordEditProps): ReactElement {
  const { userId } = useMe();
  const notify = useNotify();
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const [saves, setSaves] = useState(0);
  const [lastSaved, setLastSaved] = useState<Saved | null>(null);
  const tellShown = useCallback(
    (record: object) => setLastSaved({ path: shownAt(resource, record, new Date()), savedMs: performance.now() }),
    [resource],
  );
  return (
    <EditBase
      resource={resource}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{
        onSuccess: (record: RaRecord, { previousData }: { previousData?: RaRecord | undefined }) => {
          dropDraft(userId, resource, String(record.id));
          setSaves((before) => before + 1);
          // What says the same as before is not written, and no page is drawn anew for it.
          const isWritten = record['version'] !== previousData?.['version'];
          if (isWritten) tellShown(record);
          else setLastSaved(null);
          notify(saved, { type: 'success' });
        },
        onError: (error: unknown) => {
          const refusal = refusalOf(error);
          if (refusal?.status === 'CONFLICT') setConflict(refusal.data as ConflictFacts);
          else notify(refusal?.message || (error as Error).message, { type: 'error' });
        },
      }}
    >
      <ShownContext value={tellShown}>
        {head}
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}
        >
          <Card variant="outlined">
            <Form
              conflict={conflict}
              onResolved={() => setConflict(null)}
              canSave={canSave}
              saves={saves}
              saved={lastSaved}
            >
              {children}
            </Form>
          </Card>
          {aside && <Box>{aside}</Box>}
        </Box>
      </ShownContext>
    </EditBase>
  );
}

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { StaffRoleChoice } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffGrantText as text } from '@suluh/i18n-id/staffGrants';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  SelectInput,
  TextInput,
  email,
  required,
  useNotify,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call, refusalOf } from '../data/call.ts';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { roleName } from './names.ts';
import { useRoles } from './useRoles.ts';

type Where = keyof typeof text.places;

/** What is typed; the place that is chosen names which of the ids counts. */
interface Typed {
  email: string;
  fullname?: string;
  role: string;
  place: Where;
  partnerId?: number | null;
  programId?: number | null;
  eventId?: number | null;
  teacherId?: number | null;
  endsAt?: string | null;
}

const bodyOf = ({ email: to, fullname, role, place, partnerId, programId, eventId, teacherId, endsAt }: Typed) => ({
  email: to,
  role,
  ...(fullname ? { fullname } : {}),
  partnerId: place === 'partner' ? (partnerId ?? null) : null,
  programId: place === 'program' ? (programId ?? null) : null,
  eventId: place === 'event' ? (eventId ?? null) : null,
  teacherId: place === 'teacher' ? (teacherId ?? null) : null,
  endsAt: endsAt || null,
});

const byWords = (q: string) => ({ q });

/** Which one, of the kind of place that was chosen. */
function PlaceInput(): ReactElement | null {
  const place = useWatch({ name: 'place' }) as Where;
  if (place === 'partner')
    return (
      <ReferenceInput source="partnerId" reference="partner" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput filterToQuery={byWords} validate={required()} />
      </ReferenceInput>
    );
  if (place === 'program')
    return (
      <ReferenceInput source="programId" reference="program" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput filterToQuery={byWords} validate={required()} />
      </ReferenceInput>
    );
  if (place === 'teacher')
    return (
      <ReferenceInput source="teacherId" reference="teacher" sort={{ field: 'fullname', order: 'ASC' }}>
        <AutocompleteInput filterToQuery={byWords} optionText="fullname" validate={required()} />
      </ReferenceInput>
    );
  if (place === 'event')
    return (
      <ReferenceInput source="eventId" reference="event" sort={{ field: 'startAt', order: 'DESC' }}>
        <AutocompleteInput
          filterToQuery={byWords}
          optionText={({ courseFullname, batch }: { courseFullname: string; batch: string }) =>
            `${courseFullname} · ${batch}`
          }
          validate={required()}
        />
      </ReferenceInput>
    );
  return null;
}

/** Says before it is sent that a second person will be asked. */
function PowerNote({ roles }: { roles: readonly StaffRoleChoice[] }): ReactElement | null {
  const role: unknown = useWatch({ name: 'role' });
  return roles.some(({ name, isPowerful }) => name === role && isPowerful) ? (
    <Alert severity="info">{text.powerful}</Alert>
  ) : null;
}

/** Asks who gets which role where; what is wrong stands at its field. */
export function GiveDialog({ onClose }: { onClose: () => void }): ReactElement {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const roles = useRoles();
  const choices = roles.filter(({ mayGive }) => mayGive).map(({ name }) => ({ id: name, name: roleName(name) }));
  const give = async (typed: Typed): Promise<Record<string, unknown> | undefined> => {
    setWorking(true);
    try {
      const { data } = await call<{ isWaiting: boolean }>('/api/admin/grant', { method: 'POST', body: bodyOf(typed) });
      notify(data.isWaiting ? text.asked : text.given, { type: 'success' });
      await queryClient.invalidateQueries();
      onClose();
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      notify(refusal?.message || (error as Error).message, { type: 'error' });
      return refusal?.errors as Record<string, unknown> | undefined; // by then they stand by field
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="give-title" fullWidth maxWidth="sm">
      <Form
        noValidate
        resource="grant"
        defaultValues={{ place: 'everywhere' }}
        onSubmit={(typed: Record<string, unknown>) => give(typed as unknown as Typed)}
      >
        <DialogTitle id="give-title">{text.giveTitle}</DialogTitle>
        <DialogContent>
          <TextInput source="email" type="email" validate={[required(), email()]} />
          <TextInput source="fullname" />
          <SelectInput source="role" choices={choices} validate={required()} />
          <PowerNote roles={roles} />
          <SelectInput source="place" choices={choicesOf(text.places)} validate={required()} />
          <PlaceInput />
          <MomentInput source="endsAt" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{staffAppText.form.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isWorking}>
            {text.give}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

import { Alert, Button, TextField } from '@mui/material';
import { ON_JOB_MONTHS, onJobStartSpan } from '@suluh/domain/programme';
import { dayInZone } from '@suluh/domain/time';
import { date } from '@suluh/i18n-id/format';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import type { InternshipInvitation } from '@suluh/api/types';
import { useState, type ReactElement } from 'react';
import { DataTable, FunctionField, useRecordContext } from 'react-admin';
import { typedWhole } from '../fields/typedWhole.ts';
import { WholeNumberBox } from '../fields/WholeNumberBox.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { invitationState, readEmails } from './invitation.ts';

function InviteDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { isWorking, errors, run } = useDeed();
  const [wrong, setWrong] = useState('');
  const today = dayInZone(new Date());
  const invite = async (fields: FormData) => {
    const { emails, wrong: unread } = readEmails(String(fields.get('emails')));
    setWrong(unread.join(', '));
    if (unread.length > 0) return;
    const whom = emails.length > 0 ? { emails } : { places: typedWhole(fields.get('places')) };
    const body = { startsOn: fields.get('startsOn'), months: typedWhole(fields.get('months')), ...whom };
    const count = Math.max(1, emails.length);
    if (await run('/api/admin/internship/invitation', { method: 'POST', body }, text.invited(count))) onClose();
  };
  return (
    <AskDialog
      title={text.inviteTitle}
      isOpen
      isWorking={isWorking}
      onClose={onClose}
      onAnswer={(fields) => void invite(fields)}
      deed={text.invite}
    >
      {wrong && <Alert severity="error">{text.wrongEmails(wrong)}</Alert>}
      <TextField
        label={text.startsOn}
        name="startsOn"
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: onJobStartSpan(today).to } }}
        fullWidth
        margin="dense"
      />
      <WholeNumberBox
        label={text.months}
        name="months"
        defaultValue={ON_JOB_MONTHS.min}
        error={errors['months']}
        isRequired
        margin="dense"
      />
      <TextField
        label={text.byList}
        name="emails"
        helperText={text.byListHelp}
        multiline
        minRows={3}
        fullWidth
        margin="dense"
      />
      <WholeNumberBox label={text.places} name="places" defaultValue={1} error={errors['places']} margin="dense" />
    </AskDialog>
  );
}

function Revoke(): ReactElement | null {
  const invitation = useRecordContext<InternshipInvitation>();
  const { isWorking, run } = useDeed();
  if (!invitation || invitationState(invitation, new Date()) !== 'open') return null;
  return (
    <Button
      size="small"
      color="error"
      disabled={isWorking}
      aria-label={text.revokeOf(invitation.code)}
      onClick={() => void run(`/api/admin/internship/invitation/${invitation.id}`, { method: 'DELETE' }, text.revoked)}
    >
      {text.revoke}
    </Button>
  );
}

const whom = ({ email }: InternshipInvitation): string => email ?? text.anybody;
const stateOf = (row: InternshipInvitation): string => text.invitationStates[invitationState(row, new Date())];

/** Invitations, the newest first: whom they are for, how often they were used, and a way to take one back. */
export function InvitationList(): ReactElement {
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <StaffList<InternshipInvitation>
        title={text.invitations}
        sort={{ field: 'id', order: 'DESC' }}
        rowClick={false}
        actions={
          <Button variant="contained" onClick={() => setInviting(true)}>
            {text.invite}
          </Button>
        }
        card={{
          primary: (row) => `${whom(row)} · ${row.code}`,
          secondary: (row) => (
            <>
              {date(row.startsOn)} · {stateOf(row)} <Revoke />
            </>
          ),
          tertiary: ({ used, places }) => text.ofTotal(used, places),
        }}
      >
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="email" disableSort sx={{ overflowWrap: 'anywhere' }}>
          <FunctionField<InternshipInvitation> render={whom} />
        </DataTable.Col>
        <DataTable.Col source="startsOn" disableSort>
          <FunctionField<InternshipInvitation> render={({ startsOn }) => date(startsOn)} />
        </DataTable.Col>
        <DataTable.Col source="months" disableSort align="right" />
        <DataTable.Col source="used" disableSort align="right">
          <FunctionField<InternshipInvitation> render={({ used, places }) => text.ofTotal(used, places)} />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <FunctionField<InternshipInvitation> render={stateOf} />
        </DataTable.Col>
        <DataTable.Col source="revoke" disableSort>
          <Revoke />
        </DataTable.Col>
      </StaffList>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

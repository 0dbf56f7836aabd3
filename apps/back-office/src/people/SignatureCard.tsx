import { Typography } from '@mui/material';
import type { StaffTeacher } from '@suluh/api/types';
import { staffPeopleText } from '@suluh/i18n-id/staffPeople';
import type { ReactElement } from 'react';
import { AsideCard } from '../parts/AsideCard.tsx';
import { SignatureField } from '../parts/SignatureField.tsx';

const text = staffPeopleText.signature;

/** How a teacher signs certificates (docs/product/staff.md#teachers). */
export const SignatureCard = ({ teacher }: { teacher: StaffTeacher }): ReactElement => (
  <AsideCard title={text.title}>
    <SignatureField
      path={`/api/admin/teacher/${teacher.id}/signature`}
      signature={teacher.signature}
      name={teacher.fullname}
      note={text.signedFor(teacher.signedFor)}
    />
    <Typography variant="body2" sx={{ mt: 1 }}>
      {text.hint}
    </Typography>
  </AsideCard>
);

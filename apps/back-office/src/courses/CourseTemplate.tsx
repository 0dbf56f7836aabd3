import { Button, Typography } from '@mui/material';
import type { StaffCourse, StaffTemplate } from '@suluh/api/types';
import { staffTemplateText as text } from '@suluh/i18n-id/staffCertificate';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { call } from '../data/call.ts';
import { AsideCard } from '../parts/AsideCard.tsx';

const found = async (query: string): Promise<StaffTemplate | null> =>
  (await call<StaffTemplate[]>(`/api/admin/certificate-template?${query}`)).data[0] ?? null;

/** Who signs the certificates of a course: its own template, else its partner's, else who teaches. */
export function CourseTemplate(): ReactElement | null {
  const course = useRecordContext<StaffCourse>();
  const mayEdit = useMay('course.edit');
  const { data } = useQuery({
    queryKey: ['certificate-template', 'of', course?.id, course?.partnerId],
    queryFn: async () => ({
      own: await found(`courseId=${course!.id}`),
      partners: await found(`partnerId=${course!.partnerId}`),
    }),
    enabled: course !== undefined,
  });
  if (!course || !data) return null;
  const template = data.own ?? data.partners;
  return (
    <AsideCard title={text.courseTitle}>
      <Typography>{data.own ? text.byCourse : data.partners ? text.byPartner : text.byTeacher}</Typography>
      {template && <Typography sx={{ mt: 1 }}>{template.signers.map(({ name }) => name).join(', ')}</Typography>}
      {template && (
        <Button component={Link} to={officePath('certificate-template', String(template.id))}>
          {text.open}
        </Button>
      )}
      {!data.own && mayEdit && (
        <Button component={Link} to={`${officePath('certificate-template', 'create')}?courseId=${course.id}`}>
          {text.create}
        </Button>
      )}
    </AsideCard>
  );
}

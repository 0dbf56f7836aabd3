import { Box, Typography } from '@mui/material';
import type { StaffTemplate } from '@suluh/api/types';
import { staffPeopleText } from '@suluh/i18n-id/staffPeople';
import { staffTemplateText } from '@suluh/i18n-id/staffCertificate';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { AsideCard } from '../parts/AsideCard.tsx';
import { SignatureField } from '../parts/SignatureField.tsx';

/** How each signer of a template signs, in the order they stand on the paper (docs/product/certificate.md#signatures). */
export function TemplateSignatures(): ReactElement | null {
  const template = useRecordContext<StaffTemplate>();
  if (!template) return null;
  return (
    <AsideCard title={staffPeopleText.signature.title}>
      {template.signers.map(({ name, signature }, place) => (
        <Box key={`${place} ${name}`} sx={{ mb: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <SignatureField
            path={`/api/admin/certificate-template/${template.id}/signer/${place + 1}/signature`}
            signature={signature ?? null}
            name={name}
            version={template.version}
            none={staffTemplateText.unsigned}
          />
        </Box>
      ))}
      <Typography variant="body2">{staffPeopleText.signature.hint}</Typography>
      <Typography variant="body2">{staffTemplateText.signatures}</Typography>
    </AsideCard>
  );
}

import { addToLinkedIn, type ProfiledCertificate } from '@suluh/domain/certificate';
import { certificateText } from '@suluh/i18n-id/certificate';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';

interface LinkedInLinkProps {
  certificate: ProfiledCertificate;
  course: string;
  institution: string;
  block?: boolean;
}

/** 'Tambahkan ke LinkedIn', in a new tab; nothing for a certificate that stands no more (docs/product/certificate.md#profiles). */
export function LinkedInLink({ certificate, course, institution, block }: LinkedInLinkProps): ReactElement | null {
  const href = addToLinkedIn(certificate, { name: course, organisation: institution });
  if (href === null) return null;
  return (
    <ButtonLink
      kind="line"
      block={block}
      icon="linkedin"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={certificateText.addToLinkedInOf(course)}
    >
      {certificateText.addToLinkedIn}
    </ButtonLink>
  );
}

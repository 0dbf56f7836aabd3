import type { ReactElement, ReactNode } from 'react';
import { Badge } from '@suluh/ui/badges/Badge';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';

export interface CertificateView {
  competence: boolean;
  /** 'Sertifikat Kompetensi' or 'Sertifikat Penyelesaian'. */
  kindText: string;
  title: string;
  partner: string;
  learner: string;
  motif: MotifName;
}

interface CertificateCardProps {
  certificate: CertificateView;
  /** Download button, loading while the file is prepared, and below it the way to adjust the name. */
  actions: ReactNode;
}

/** A certificate with a small likeness of the paper: cloth border, name and course. */
export function CertificateCard({ certificate, actions }: CertificateCardProps): ReactElement {
  return (
    <article className="certificateCard">
      <div className="certificateCard-art" aria-hidden="true">
        <div className="certificateCard-paper">
          <Cloth thumbnail={fieldOf(certificate.motif, 0.34)} fixedScale />
          <div className="certificateCard-paperText">
            <span>{certificate.kindText}</span>
            <b>{certificate.learner}</b>
            <i className="hem-cecek certificateCard-rule" />
            <small>{certificate.title}</small>
          </div>
        </div>
      </div>
      <div className="certificateCard-body">
        <Badge tone={certificate.competence ? 'voucher' : 'online'} icon={certificate.competence ? 'cup' : 'check'}>
          {certificate.kindText}
        </Badge>
        <h2 className="courseCard-title certificateCard-title">{certificate.title}</h2>
        <span className="type-small type-muted">{certificate.partner}</span>
        <div className="certificateCard-actions">{actions}</div>
      </div>
    </article>
  );
}

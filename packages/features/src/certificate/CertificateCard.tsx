import type { ReactElement, ReactNode } from 'react';
import { Badge } from '@suluh/ui/badges/Badge';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';
import { SmallCertificate } from '../parts/small-certificate/index.ts';

export interface CertificateView {
  competence: boolean;
  /** 'Sertifikat Kompetensi' or 'Sertifikat Penyelesaian'. */
  kindText: string;
  title: string;
  partner: string;
  learner: string;
  number: string;
  /** '24 Oktober 2025'. */
  issuedText: string;
  /** 'Berlaku sampai 24 Oktober 2027'; null for one that holds for ever. */
  validity: { text: string; isOver: boolean } | null;
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
      <SmallCertificate
        kindText={certificate.kindText}
        learner={certificate.learner}
        title={certificate.title}
        number={certificate.number}
        issuedText={certificate.issuedText}
        motif={certificate.motif}
      />
      <div className="certificateCard-body">
        <Badge tone={certificate.competence ? 'voucher' : 'online'} icon={certificate.competence ? 'cup' : 'check'}>
          {certificate.kindText}
        </Badge>
        <h2 className="courseCard-title certificateCard-title">{certificate.title}</h2>
        <span className="type-small type-muted">{certificate.partner}</span>
        {certificate.validity && (
          <span className={certificate.validity.isOver ? 'type-small' : 'type-small type-muted'}>
            {certificate.validity.isOver ? <b>{certificate.validity.text}</b> : certificate.validity.text}
          </span>
        )}
        <div className="certificateCard-actions">{actions}</div>
      </div>
    </article>
  );
}

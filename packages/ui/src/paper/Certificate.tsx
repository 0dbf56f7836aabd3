import type { ReactElement } from 'react';
import { certificateText } from '@suluh/i18n-id/certificate';
import type { MotifName } from '../cloth/motifs.ts';
import { Logo } from '../furniture/Logo.tsx';
import { QrCode } from './QrCode.tsx';
import { Seal } from './Seal.tsx';

export interface CertificatePaperView {
  competence: boolean;
  /** 'Sertifikat Kompetensi' or 'Sertifikat Penyelesaian'. */
  kindText: string;
  learner: string;
  title: string;
  /** 'Yogyakarta, 25 – 26 Oktober 2025 · 960 menit'. */
  detailText: string;
  institution: string;
  signer: { name: string; role: string; signatureUrl: string | null };
  number: string;
  /** Address of the page that says whether it is genuine. */
  verifyUrl: string;
  motif: MotifName;
}

/**
 * The certificate as a sheet of A4, landscape: cloth border in the motif of the course, name, course, seal, signature
 * and a QR code for the check. It scales with its container; printed, or saved as PDF, it fills the page. Themes do not
 * touch it (docs/look.md#colour).
 */
export function Certificate({
  certificate,
  product,
}: {
  certificate: CertificatePaperView;
  product: string;
}): ReactElement {
  const { competence, kindText, learner, title, detailText, institution, signer, number, verifyUrl, motif } =
    certificate;
  return (
    <article className="sheet-a4" aria-label={`${kindText}: ${title}`}>
      <div className="certpage">
        <img className="certbg" src={`/_ui/certificate/${motif}.svg`} alt="" />
        <div className="cp">
          <header>
            <Logo name={product} height={54} />
            <span className="cp-o">{institution}</span>
          </header>
          <div className="cp-m">
            <p className="cp-k">{kindText}</p>
            <p className="cp-s">{certificateText.givenTo}</p>
            <h2 className="cp-n">{learner}</h2>
            <div className="cp-r" />
            <p className="cp-t">
              {competence ? (
                <>
                  {certificateText.declared} <b>{certificateText.competent}</b> {certificateText.inSubject}
                </>
              ) : (
                certificateText.completed
              )}
            </p>
            <h3 className="cp-c">{title}</h3>
            <p className="cp-d">{detailText}</p>
          </div>
          <footer>
            <div className="cp-g">
              {signer.signatureUrl && <img src={signer.signatureUrl} alt="" />}
              <b>{signer.name}</b>
              <span>{signer.role}</span>
            </div>
            <Seal />
            <div className="cp-q">
              <QrCode value={verifyUrl} label="" />
              <span>
                <b className="tnum">{number}</b>
                {certificateText.verifyHint(product)}
              </span>
            </div>
          </footer>
        </div>
      </div>
    </article>
  );
}

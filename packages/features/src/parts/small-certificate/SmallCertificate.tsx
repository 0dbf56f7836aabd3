import { Cloth } from '@suluh/ui/cloth/Cloth';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

interface SmallCertificateProps {
  /** 'Sertifikat Kompetensi' or 'Sertifikat Penyelesaian'. */
  kindText: string;
  /** Null while it was not given yet: it stands undyed, without a name. */
  learner: string | null;
  title: string;
  number: string | null;
  /** 'Terbit 24 Oktober 2025'. */
  issuedText?: string | undefined;
  motif: MotifName;
}

/** From so many letters on a name stands smaller; from the second on, smaller still. */
const LONG_NAME = 24;
const LONGEST_NAME = 40;

const nameClass = (name: string): string =>
  name.length >= LONGEST_NAME
    ? 'smallCertificate-name smallCertificate-longest'
    : name.length >= LONG_NAME
      ? 'smallCertificate-name smallCertificate-long'
      : 'smallCertificate-name';

/** A likeness of a certificate in the cloth of its course; what it says stands beside it too. */
export function SmallCertificate({
  kindText,
  learner,
  title,
  number,
  issuedText,
  motif,
}: SmallCertificateProps): ReactElement {
  return (
    <div
      className={learner === null ? 'smallCertificate smallCertificate-undyed' : 'smallCertificate'}
      aria-hidden="true"
    >
      <div className="smallCertificate-paper">
        <Cloth thumbnail={fieldOf(motif, 0.34)} fixedScale />
        <div className="smallCertificate-text">
          <span>{kindText}</span>
          {learner === null ? (
            <i className="smallCertificate-blank" />
          ) : (
            <b className={nameClass(learner)}>{learner}</b>
          )}
          <i className="hem-cecek smallCertificate-rule" />
          <small>{title}</small>
          {number && (
            <span className="smallCertificate-foot">
              <span>{number}</span>
              <Icon name="verified" size={16} />
              <span>{issuedText}</span>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

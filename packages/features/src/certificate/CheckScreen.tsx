import { pathTo } from '@suluh/domain/address';
import type { ApiFailure } from '@suluh/api/client';
import type { CertificateCheck } from '@suluh/api/types';
import { certificateCodeOf, certificateKind } from '@suluh/domain/certificate';
import { certificateKindText, certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { date } from '@suluh/i18n-id/format';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { CertificateStylesheet } from './CertificateStylesheet.tsx';
import { CheckFile } from './CheckFile.tsx';
import { FactList } from './FactList.tsx';

interface CheckScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** A number with its signature is no longer. */
const MAX_NUMBER = 100;

type Checked =
  | { kind: 'genuine'; certificate: CertificateCheck }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: ApiFailure };

async function check(context: AppContext, typed: string): Promise<Checked> {
  if (certificateCodeOf(typed) === null) return { kind: 'unknown' };
  const outcome = outcomeOf(
    await catalogueApi(context, { fresh: true }).GET('/api/certificate/verify/{number}', {
      params: { path: { number: typed } },
    }),
  );
  if (outcome.kind === 'found') return { kind: 'genuine', certificate: outcome.data.data };
  return outcome.kind === 'missing' ? { kind: 'unknown' } : outcome;
}

function Answer({ checked }: { checked: Checked }): ReactElement {
  if (checked.kind === 'failed')
    return (
      <Note tone="error" alert>
        {checked.failure.message}
      </Note>
    );
  if (checked.kind === 'unknown') {
    return (
      <Note tone="error" alert>
        {TEXTS.unknown}. {TEXTS.unknownBody}
      </Note>
    );
  }
  return <Recorded certificate={checked.certificate} />;
}

/** Every word that was printed, to be compared with the paper, and whether it still holds. */
function Recorded({ certificate }: { certificate: CertificateCheck }): ReactElement {
  const {
    fullname,
    course,
    institution,
    issuedAt,
    number,
    detail,
    signers,
    units,
    isSigned,
    expiresAt,
    standing,
    formerNames,
    sha256,
    formerSha256,
  } = certificate;
  return (
    <>
      <Note tone={standing === 'valid' ? 'success' : 'warning'}>
        <b>{TEXTS.standing[standing]}</b>
        {isSigned && ` ${TEXTS.signed}`}
        {standing === 'valid' && ` ${TEXTS.compare}`}
      </Note>
      <FactList
        facts={[
          { label: TEXTS.number, value: number },
          { label: TEXTS.facts.owner, value: fullname },
          ...formerNames.map((former) => ({
            label: TEXTS.facts.formerOwner,
            value: TEXTS.formerUntil(former.fullname, date(former.until)),
          })),
          { label: TEXTS.facts.kind, value: certificateKindText[certificateKind(certificate)] },
          { label: TEXTS.facts.course, value: course.fullname },
          { label: TEXTS.facts.held, value: detail },
          { label: TEXTS.facts.institution, value: institution.name },
          ...signers.map(({ name, role }) => ({ label: TEXTS.facts.signer, value: role ? `${name}, ${role}` : name })),
          ...units.map(({ code, title }) => ({ label: TEXTS.unit, value: `${code} ${title}` })),
          { label: TEXTS.facts.issuedAt, value: date(issuedAt) },
          { label: TEXTS.facts.expiresAt, value: expiresAt ? date(expiresAt) : TEXTS.facts.forEver },
        ]}
      />
      <CheckFile sums={sha256} formerSums={formerSha256} />
    </>
  );
}

/**
 * /certificate-check?number=: whether a certificate is genuine, to whom it was given and for what
 * (docs/product/overview.md; endpoints, Certificates). A plain GET form.
 */
export async function CertificateCheckScreen({ context, search }: CheckScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const typed = wordsOf(search, 'number', MAX_NUMBER);
  return (
    <>
      <AuthStylesheet />
      <CertificateStylesheet />
      <AuthPage title={TEXTS.check} lead={TEXTS.checkLead} house={houseDye(tenant)}>
        {typed !== '' && <Answer checked={await check(context, typed)} />}
        <form action={pathTo(tenant.routes, 'certificateCheck')} method="get">
          <TextField
            name="number"
            label={TEXTS.number}
            defaultValue={typed}
            maxLength={MAX_NUMBER}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <SubmitButton kind="flame" size="large" block>
            {TEXTS.check}
          </SubmitButton>
        </form>
      </AuthPage>
    </>
  );
}

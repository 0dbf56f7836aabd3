import { pathTo } from '@suluh/domain/address';
import type { ApiFailure } from '@suluh/api/client';
import type { CertificateCheck } from '@suluh/api/types';
import { certificateCodeOf } from '@suluh/domain/certificate';
import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { CheckFile } from './CheckFile.tsx';
import { CheckResult } from './CheckResult.tsx';
import { CheckStylesheet } from './CheckStylesheet.tsx';
import { ScanCheck } from './ScanCheck.tsx';
import { UnknownNumber } from './UnknownNumber.tsx';

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

async function Answer({ context, typed }: { context: AppContext; typed: string }): Promise<ReactElement> {
  const checked = await check(context, typed);
  if (checked.kind === 'genuine')
    return <CheckResult certificate={checked.certificate} routes={context.tenant.routes} file={null} />;
  if (checked.kind === 'unknown') return <UnknownNumber />;
  return (
    <Note tone="error" alert>
      {checked.failure.message}
    </Note>
  );
}

/**
 * /certificate-check?number=: whether a certificate is genuine, to whom it was given and for what
 * (docs/product/certificate.md#check). The number goes by a plain GET form; code and file are read on the
 * device.
 */
export async function CertificateCheckScreen({ context, search }: CheckScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const typed = wordsOf(search, 'number', MAX_NUMBER);
  return (
    <>
      <CheckStylesheet />
      <main id="isi" className="layout-page checkScreen">
        <h1 className="type-h1">{TEXTS.check}</h1>
        <p className="type-lead">{TEXTS.checkLead}</p>
        <div className="checkScreen-ask">
          <form className="checkScreen-form" action={pathTo(routes, 'certificateCheck')} method="get">
            <TextField
              name="number"
              label={TEXTS.number}
              defaultValue={typed}
              icon="certificate"
              maxLength={MAX_NUMBER}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <SubmitButton kind="flame">{TEXTS.checkNow}</SubmitButton>
          </form>
          <ScanCheck />
        </div>
        <CheckFile typed={typed}>
          {typed === '' ? (
            <Note icon="search">
              <b>{TEXTS.unknownHint}</b> {TEXTS.unknownBody}
            </Note>
          ) : (
            <Answer context={context} typed={typed} />
          )}
        </CheckFile>
      </main>
    </>
  );
}

import { pathTo } from '@suluh/domain/address';
import { date } from '@suluh/i18n-id/format';
import { internshipLetterText as TEXTS, learnedTime, monthName, onJobText } from '@suluh/i18n-id/internship';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { Note } from '@suluh/ui/feedback/Note';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { InternshipStylesheet } from './InternshipStylesheet.tsx';

/** /surat/{code}: what a letter says, to be compared with the paper (docs/product/internship.md#letter). */
export async function LetterScreen({ context, code }: { context: AppContext; code: string }): Promise<ReactElement> {
  const { tenant } = context;
  const outcome = outcomeOf(
    await catalogueApi(context, { fresh: true }).GET('/api/internship/letter/check/{code}', {
      params: { path: { code } },
    }),
  );
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(tenant.routes, 'internshipLetter', { code })} />;
  const letter = outcome.kind === 'found' ? outcome.data.data : null;
  return (
    <>
      <AuthStylesheet />
      <InternshipStylesheet />
      <AuthPage
        title={letter ? TEXTS.checkTitle : TEXTS.unknownTitle}
        lead={letter ? TEXTS.compare : TEXTS.unknown}
        house={houseDye(tenant)}
      >
        {letter && (
          <>
            <Note tone="success">{TEXTS.genuine}</Note>
            <dl className="internship-letter">
              {[
                [TEXTS.name, letter.fullname],
                [TEXTS.number(letter.number), monthName(letter.month)],
                [TEXTS.span, onJobText.span(date(letter.from), date(letter.to))],
                ...letter.courses.map(({ course, minutes, isCompleted }) => [
                  course,
                  [learnedTime(minutes), isCompleted ? TEXTS.completed : ''].filter(Boolean).join('. '),
                ]),
                [TEXTS.totalHours, learnedTime(letter.minutes)],
                [TEXTS.issuedOn, date(letter.issuedAt)],
              ].map(([label, value]) => (
                <div key={label}>
                  <dt className="type-small type-muted">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {letter.courses.length === 0 && <p>{TEXTS.nothing}</p>}
          </>
        )}
      </AuthPage>
    </>
  );
}

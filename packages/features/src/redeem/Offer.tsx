import type { CourseCard } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { needsSchedule } from '@suluh/domain/schedule';
import { redeemText } from '@suluh/i18n-id/account';
import { date } from '@suluh/i18n-id/format';
import { priceText } from '@suluh/i18n-id/price';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { Note } from '@suluh/ui/feedback/Note';
import { Radio } from '@suluh/ui/forms/Check';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import type { ReactElement } from 'react';
import { courseView } from '../parts/courses/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { boughtView } from '../parts/schedule/index.ts';
import type { LoadedOffer } from './load.ts';

interface OfferProps {
  offer: Extract<LoadedOffer, { kind: 'open' }>;
  code: string;
  path: string;
  tenant: TenantConfig;
  /** Why the exchange was refused; told where the schedule is chosen. */
  problem: string | null;
}

const PROBLEM_ID = 'tukar-masalah';

/** What is missing, in words of ours below the choice: a browser's own would be in its language. */
const Problem = ({ text }: { text: string | null }): ReactElement | null =>
  text === null ? null : (
    <FieldMessage id={PROBLEM_ID} tone="error">
      {text}
    </FieldMessage>
  );

/** Several courses to choose one from: the page is asked for again with it. */
const Choice = ({ offer: { courses }, code, path, problem }: Omit<OfferProps, 'tenant'>): ReactElement => (
  <form method="get" action={path} className="redeem-offer">
    <PostedFields values={{ kode: code, pilih: '1' }} />
    <fieldset className="field field-group" aria-describedby={problem ? PROBLEM_ID : undefined}>
      <legend className="field-label">{redeemText.chooseCourse}</legend>
      {courses.map(({ id, fullname }) => (
        <Radio key={id} name="kursus" value={id}>
          {fullname}
        </Radio>
      ))}
      <Problem text={problem} />
    </fieldset>
    <SubmitButton kind="line">{redeemText.choose}</SubmitButton>
  </form>
);

/** What one will have for the code, and that it costs nothing. */
function Gives({ course, tenant }: { course: CourseCard; tenant: TenantConfig }): ReactElement {
  const { title, cloth, imageUrl, partner } = courseView(course, tenant);
  return (
    <div className="redeem-gives">
      <span className="type-small type-muted">{redeemText.gives}</span>
      <MiniCourse title={title} cloth={cloth} imageUrl={imageUrl ?? null} caption={partner} />
      <b className="redeem-free">{priceText.free}</b>
    </div>
  );
}

/** What the code opens, with the schedule where one is needed, and its exchange. */
export function Offer({ offer, code, path, tenant, problem }: OfferProps): ReactElement {
  const { course, events, expiresAt } = offer;
  const matches = <Note tone="success">{redeemText.matches(expiresAt && date(expiresAt))}</Note>;
  if (!course)
    return (
      <>
        {matches}
        <Choice offer={offer} code={code} path={path} problem={problem} />
      </>
    );
  const isDated = needsSchedule(course);
  return (
    <>
      {matches}
      <form method="post" action={apiPath(tenant.routes, '/api/form/voucher-redeem')} className="redeem-offer">
        <PostedFields values={{ code, courseId: course.id }} />
        <Gives course={course} tenant={tenant} />
        {isDated && events.length === 0 && <Note tone="warning">{redeemText.noSchedule}</Note>}
        {isDated && events.length > 0 && (
          <fieldset className="field field-group" aria-describedby={problem ? PROBLEM_ID : undefined}>
            <legend className="field-label">{redeemText.chooseSchedule}</legend>
            {events.map((event) => {
              const { dateText, timeText, placeText } = boughtView(event);
              return (
                <Radio key={event.eventId} name="eventId" value={event.eventId}>
                  {[dateText, timeText, placeText].filter(Boolean).join(', ')}
                </Radio>
              );
            })}
            <Problem text={problem} />
          </fieldset>
        )}
        {(!isDated || events.length > 0) && <SubmitButton kind="flame">{redeemText.redeem}</SubmitButton>}
      </form>
    </>
  );
}

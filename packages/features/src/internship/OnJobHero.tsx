import type { InternshipMe } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { petalsDone } from '@suluh/domain/learning';
import { firstNameOf } from '@suluh/domain/recap';
import { date } from '@suluh/i18n-id/format';
import { onJobPlanText as PLAN, onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { internshipText } from '@suluh/i18n-id/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { HouseCloth } from '@suluh/ui/cloth/HouseCloth';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { Petals } from '../parts/petals/index.ts';

/** The head of the page: which month of how many it is. */
function headOf({ period }: InternshipMe, fullname: string): string {
  const first = firstNameOf(fullname);
  if (!period) return TEXTS.title;
  if (period.state === 'before') return PLAN.heroBefore(first, date(period.startsOn));
  return period.state === 'over' ? PLAN.heroOver(first) : PLAN.hero(first, period.month, period.months);
}

interface OnJobHeroProps {
  me: InternshipMe;
  fullname: string;
  tenant: TenantConfig;
}

/** Where the participant is, how far they are, and the course to go on with. */
export function OnJobHero({ me, fullname, tenant }: OnJobHeroProps): ReactElement {
  const { place, progress, mandatory } = me;
  const next = mandatory.find(({ owned, completedAt }) => owned && completedAt === null);
  return (
    <section className="internship-hero ground-deep">
      <div className="internship-heroText">
        {place?.host && <p>{PLAN.at(place.host, place.division)}</p>}
        <h1 className="type-h1">{headOf(me, fullname)}</h1>
        {progress.total > 0 && (
          <p className="internship-line">
            <Petals petals={petalsDone(progress.done, progress.total)} percent={progress.percent} isLarge />
            <b>{internshipText.mandatoryProgress(progress.done, progress.total)}</b>
          </p>
        )}
        {next && (
          <ButtonLink
            kind="flame"
            icon="play"
            className="internship-goOn"
            href={pathTo(tenant.routes, 'enrolment', { course: next.slug })}
          >
            {PLAN.goOn(next.fullname)}
          </ButtonLink>
        )}
      </div>
      <div className="internship-heroCloth" aria-hidden="true">
        <HouseCloth house={houseDye(tenant)} scale={0.9} />
      </div>
    </section>
  );
}

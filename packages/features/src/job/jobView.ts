import { pathTo } from '@suluh/domain/address';
import type { JobCard } from '@suluh/api/types';
import { salaryView } from '@suluh/domain/job';
import { onDay } from '@suluh/domain/time';
import { date } from '@suluh/i18n-id/format';
import { jobText } from '@suluh/i18n-id/job';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { storedAddress } from '../parts/pictures/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { JobView } from './JobCard.tsx';

const isPeriod = (period: string): period is keyof typeof jobText.perPeriod => period in jobText.perPeriod;

/**
 * A vacancy as its card shows it: 'Tahun' after the experience, no salary when it is hidden or unknown
 * (docs/product/job.md#fields).
 */
export function jobView(job: JobCard, { routes }: Pick<TenantConfig, 'routes'>): JobView {
  const { salary, workingLocation, company } = job;
  const pay = salaryView(salary && { ...salary, from: salary.from ?? 0, to: salary.to ?? 0 });
  return {
    href: pathTo(routes, 'job', { slug: job.slugJob }),
    title: job.jobTitle,
    company: company.title,
    logoUrl: storedAddress(company.logo),
    locationText: workingLocation.city
      ? jobText.location(workingLocation.city, workingLocation.country)
      : workingLocation.country,
    experienceText: job.yearsOfExperience === null ? null : jobText.years(job.yearsOfExperience),
    educationText: job.educationLevels,
    kindText: job.employmentType,
    salaryText: pay.kind === 'hidden' ? jobText.salaryHidden : jobText.salary(pay.from, pay.to, pay.currency),
    postedText: jobText.posted(date(job.postedAt)),
    openingsText: job.openings === null ? null : jobText.people(wholeNumber(job.openings)),
    closesText: job.closesOn === null ? null : jobText.closes(date(onDay(job.closesOn))),
    periodText: pay.kind === 'range' && isPeriod(pay.period) ? jobText.perPeriod[pay.period] : null,
  };
}

import { pathTo, type Routes } from '@suluh/domain/address';
import type { ProgramGroup } from '@suluh/api/types';
import { programText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';
import { CourseRow } from '../parts/courses/index.ts';

/** Value of role for courses whose schedules are still to come (docs/product/addresses.md#main-site). */
const UPCOMING = 'upcoming';

interface ProgramSectionsProps {
  sections: readonly ProgramGroup[];
  /** Chosen role: the id of a section, or 'upcoming'. */
  chosen: string | undefined;
  tenant: TenantConfig;
}

/** Every course of a section: its category by role, where its courses are of one (docs/product/addresses.md#main-site). */
const seeAllOf = (routes: Routes, { subType, categoryPartnerId: role }: ProgramGroup): string =>
  subType === null
    ? pathTo(routes, 'courses', { 'role[]': role })
    : pathTo(routes, 'category', { slug: subType, role });

/** Sections of a programme's home with their role chips; see-all from 4 courses on (docs/product/home.md#sections). */
export function ProgramSections({ sections, chosen, tenant }: ProgramSectionsProps): ReactElement | null {
  if (sections.length === 0) return null;
  const { routes } = tenant;
  const home = pathTo(routes, 'home');
  const chips = [
    { label: programText.allRoles, href: home, selected: chosen === undefined },
    { label: programText.upcoming, href: `${home}?role=${UPCOMING}`, selected: chosen === UPCOMING },
  ];
  return (
    <>
      <div className="layout-page bannerSlider-roles">
        <nav className="chip-row chip-scrollingRow" aria-label={programText.roles}>
          {chips.map((chip) => (
            <ChipLink key={chip.href} href={chip.href} selected={chip.selected}>
              {chip.label}
            </ChipLink>
          ))}
          {chosen === undefined &&
            sections.map((section) => (
              <ChipLink key={section.categoryPartnerId} href={`${home}?role=${section.categoryPartnerId}`}>
                {section.name}
              </ChipLink>
            ))}
        </nav>
      </div>
      {sections.map((section) => (
        <CourseRow
          key={section.categoryPartnerId}
          id={`program-${section.categoryPartnerId}`}
          title={section.name}
          courses={section.courses}
          totalCourses={section.totalCourse}
          tenant={tenant}
          kind="program"
          seeAllHref={seeAllOf(routes, section)}
        />
      ))}
    </>
  );
}

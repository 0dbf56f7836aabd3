import { pathTo, type Routes } from '@suluh/domain/address';
import type { ProgramGroup } from '@suluh/api/types';
import { UPCOMING } from '@suluh/domain/listing';
import { programText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { CourseRow } from '../parts/courses/index.ts';

interface ProgramSectionsProps {
  /** All of them, whichever is chosen; with what is to come, each with those courses alone. */
  sections: readonly ProgramGroup[];
  /** Chosen role: the id of a section, or 'upcoming'; nothing else is one. */
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
  const one = sections.filter(({ categoryPartnerId: id }) => chosen === String(id));
  const isAll = one.length === 0 && chosen !== UPCOMING;
  const shown = one.length > 0 ? one : sections;
  const chips = [
    { label: programText.allRoles, href: home, selected: isAll },
    { label: programText.upcoming, href: `${home}?role=${UPCOMING}`, selected: chosen === UPCOMING },
    ...sections.map(({ categoryPartnerId: id, name }) => ({
      label: name,
      href: `${home}?role=${id}`,
      selected: chosen === String(id),
    })),
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
        </nav>
      </div>
      {shown.every(({ courses }) => courses.length === 0) && (
        <div className="layout-page">
          <Note>{programText.noneHere}</Note>
        </div>
      )}
      {shown.map((section) => (
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

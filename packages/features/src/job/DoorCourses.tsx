import type { CourseCard } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { jobText } from '@suluh/i18n-id/job';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { CourseRow } from '../parts/courses/index.ts';

interface DoorCoursesProps {
  courses: readonly CourseCard[];
  tenant: TenantConfig;
}

/** Courses about what the vacancies of the list ask for; nothing without any, or while they do not come. */
export const DoorCourses = ({ courses, tenant }: DoorCoursesProps): ReactElement | null =>
  courses.length === 0 ? null : (
    <aside aria-label={jobText.courses}>
      <CourseRow
        id="kursus-lowongan"
        title={jobText.courses}
        lead={jobText.coursesLead}
        courses={courses}
        tenant={tenant}
        seeAllHref={pathTo(tenant.routes, 'courses')}
      />
    </aside>
  );

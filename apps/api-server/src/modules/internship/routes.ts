import { invitationRoutes } from './acceptInvitation.ts';
import { internshipCourseRoutes } from './courses.ts';
import { letterRoutes } from './letter.ts';
import { reportRoutes } from './report.ts';
import { internshipStaffRoutes } from './staffRoutes.ts';

/** The internship: courses, invitations, letters, and what its organisers do (docs/product/internship.md). */
export const internshipRoutes = [
  ...internshipCourseRoutes,
  ...invitationRoutes,
  ...letterRoutes,
  ...reportRoutes,
  ...internshipStaffRoutes,
];

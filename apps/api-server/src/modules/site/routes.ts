import { analytics } from './recordAnalytics.ts';
import { health } from './checkHealth.ts';
import { siteSettingsRoutes } from './saveSettings.ts';
import { pageRoutes } from './readSite.ts';
import { numbers } from './readNumbers.ts';
import { teacherOne } from './readTeacher.ts';
import { teachers } from './readTeachers.ts';

export const siteRoutes = [...pageRoutes, teachers, teacherOne, numbers, analytics, health, ...siteSettingsRoutes];

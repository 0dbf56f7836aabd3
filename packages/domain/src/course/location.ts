import { isOffline, type CourseType } from './courseType.ts';

/**
 * The cities of the location line, or null when the line is not shown: it shows only for the offline
 * type and when there is at least one city (docs/product/course.md#price). Repeated and blank cities are dropped.
 */
export function locationCities(course: {
  coursetype?: CourseType | null;
  locationEvent?: readonly string[] | null;
}): readonly string[] | null {
  if (!isOffline(course.coursetype)) return null;
  const cities = (course.locationEvent ?? []).map((city) => city.trim()).filter((city) => city !== '');
  return cities.length > 0 ? [...new Set(cities)] : null;
}

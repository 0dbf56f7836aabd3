import { expect, it } from 'vitest';
import { demoCourses } from '../insert/courses.ts';
import { tradeOf, venueOf } from './venues.ts';

const classes = demoCourses.flatMap((course) =>
  [...new Set(course.cities ?? [])].filter((city) => city !== 'Online').map((city) => ({ course, city })),
);

it.each(classes.map((each) => [each.course.title, each.city, each] as const))(
  '%s has a place in %s that fits its trade',
  (_, city, { course }) => {
    const { venue } = venueOf(city, course);
    const trade = tradeOf(course);
    expect(/dapur/i.test(venue), venue).toBe(trade === 'kitchen');
    expect(/batik|canting|trusmi|jahit|busana/i.test(venue), venue).toBe(trade === 'craft');
    expect(/bengkel/i.test(venue), venue).toBe(trade === 'workshop');
    expect(/hotel/i.test(venue), venue).toBe(trade === 'hotel');
    expect(/selam|dermaga|samudra|pelaut/i.test(venue), venue).toBe(trade === 'sea');
  },
);

it('one city has several places', () => {
  for (const city of ['Yogyakarta', 'Semarang', 'Denpasar', 'Jakarta', 'Surabaya'])
    expect(
      new Set(classes.filter((each) => each.city === city).map(({ course }) => venueOf(city, course).venue)).size,
    ).toBeGreaterThan(1);
});

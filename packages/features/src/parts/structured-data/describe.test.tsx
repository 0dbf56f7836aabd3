import type { CourseDetail, CourseEvent, JobDetail, NewsDetail } from '@suluh/api/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { mainTenant } from '@suluh/tenant/main';
import { expect, it } from 'vitest';
import {
  breadcrumbData,
  classesData,
  courseData,
  faqData,
  itemListData,
  jobData,
  newsData,
  organisationData,
  siteData,
} from './describe.ts';
import { JsonLd } from './JsonLd.tsx';
import { ListData } from './ListData.tsx';
import { Way } from './Way.tsx';

const URL_HERE = 'https://suluh.example/x';

it('a script cannot be ended by what it tells', () => {
  const markup = renderToStaticMarkup(<JsonLd data={[{ '@type': 'Course', name: '</script><b>' }]} />);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/>(.*)<\/script>/.exec(markup)![1]!)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: '</script><b>',
  });
  const two = renderToStaticMarkup(<JsonLd data={[{ '@type': 'A' }, { '@type': 'B' }]} />);
  expect(two).toContain('"@graph":[{"@type":"A"},{"@type":"B"}]');
});

it('the way to a page begins at home and ends without an address', () => {
  const way = { homeHref: '/', parents: [{ href: '/category/desain', label: 'Desain' }], current: 'Membatik' };
  expect(breadcrumbData('https://suluh.example', way)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://suluh.example/' },
    { '@type': 'ListItem', position: 2, name: 'Desain', item: 'https://suluh.example/category/desain' },
    { '@type': 'ListItem', position: 3, name: 'Membatik' },
  ]);
});

it('a list names its addresses in order, a site who runs it and how it is searched', () => {
  expect(itemListData(['a', 'b'])['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, url: 'a' },
    { '@type': 'ListItem', position: 2, url: 'b' },
  ]);
  expect(siteData('Suluh', URL_HERE, 'https://suluh.example/search-course?q=')).toMatchObject({
    potentialAction: { target: 'https://suluh.example/search-course?q={q}', 'query-input': 'required name=q' },
  });
  expect(organisationData('Suluh', URL_HERE, 'https://suluh.example/l.svg')).toMatchObject({ name: 'Suluh' });
});

const course = {
  fullname: 'Membatik',
  summary: 'Batik tulis',
  language: 'id',
  institution: { name: 'Sanggar Ayu' },
  rating: { totalRater: 0, rating: 0 },
  price: 10,
  priceAfter: 10,
  coursetype: { id: 'd' },
  durationMinutes: 960,
} as unknown as CourseDetail;
const event = (facts: Partial<CourseEvent>): CourseEvent =>
  ({
    eventStatus: 'available',
    startEvent: '2027-01-02T02:00:00.000Z',
    endEvent: '2027-01-02T09:00:00.000Z',
    venue: 'Balai',
    city: 'Yogyakarta',
    priceEvent: 10,
    ...facts,
  }) as CourseEvent;

it('a course is told with its classes to come, where and when', () => {
  const { hasCourseInstance } = courseData(course, [event({ eventStatus: 'expired' }), event({})], URL_HERE);
  expect(hasCourseInstance).toEqual([
    expect.objectContaining({
      courseMode: 'Onsite',
      startDate: '2027-01-02T02:00:00.000Z',
      location: { '@type': 'Place', name: 'Balai', address: 'Yogyakarta' },
    }),
  ]);
  expect(
    courseData(
      course,
      Array.from({ length: 5 }, () => event({})),
      URL_HERE,
    )['hasCourseInstance'],
  ).toHaveLength(2);
});

it('one that is learned at any time is told with its length, and its rating once there is one', () => {
  const online = { ...course, coursetype: { id: 'a' }, rating: { totalRater: 3, rating: 4.7 } } as CourseDetail;
  expect(courseData(online, [], URL_HERE)).toMatchObject({
    aggregateRating: { ratingValue: 4.7, ratingCount: 3 },
    hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT960M' },
  });
  expect(courseData(course, [], URL_HERE)).not.toHaveProperty('aggregateRating');
});

const job = {
  jobTitle: 'Barista',
  description: 'Menyeduh',
  tasks: ['Kalibrasi'],
  requirements: [],
  postedAt: '2026-01-01T00:00:00.000Z',
  company: { title: 'Kedai' },
  workingLocation: { city: 'Bandung', country: 'Indonesia' },
  salary: { currency: 'IDR', from: 3_600_000, to: null, period: 'month', isHidden: false },
} as unknown as JobDetail;

it('of a long list the first ones are told; an empty one is not kept', () => {
  const urls = Array.from({ length: 24 }, (_, at) => `https://suluh.example/course/${at}`);
  expect(renderToStaticMarkup(<ListData urls={urls} />).match(/"ListItem"/g)).toHaveLength(10);
  expect(renderToStaticMarkup(<ListData urls={[]} />)).toBe('<meta name="robots" content="noindex,follow"/>');
});

it('pay of nothing and a course of no minutes are not told', () => {
  expect(jobData({ ...job, salary: { ...job.salary!, from: 0, to: null } }, URL_HERE)).not.toHaveProperty('baseSalary');
  const unknown = { ...course, coursetype: { id: 'a' }, durationMinutes: 0 } as CourseDetail;
  expect(courseData(unknown, [], URL_HERE)['hasCourseInstance']).toEqual({
    '@type': 'CourseInstance',
    courseMode: 'Online',
  });
});

it('pay is told of a vacancy unless it is hidden', () => {
  expect(jobData(job, URL_HERE)).toMatchObject({
    description: 'Menyeduh\nKalibrasi',
    jobLocation: { address: { addressLocality: 'Bandung' } },
    baseSalary: { value: { minValue: 3_600_000, unitText: 'MONTH' } },
  });
  const hidden = { ...job, salary: { ...job.salary!, isHidden: true } };
  for (const untold of [hidden, { ...job, salary: null }])
    expect(jobData(untold, URL_HERE)).not.toHaveProperty('baseSalary');
});

it.each([
  ['news', null, 'NewsArticle'],
  ['artikel', null, 'Article'],
  ['video', 'abc', 'VideoObject'],
  ['video', null, 'Article'],
] as const)('an item of kind %s with file %j is told as %s', (eventType, file, type) => {
  const item = {
    title: 'T',
    summary: 'S',
    date: '2026-01-01',
    contributor: '',
    eventType,
    file,
    startAt: null,
  } as NewsDetail;
  expect(newsData(item, { url: URL_HERE, images: [] })['@type']).toBe(type);
});

it.each([
  ['who is named, for a house', 'Laras', 'Redaksi', { '@type': 'Person', name: 'Laras' }, 'Redaksi'],
  ['the house where nobody is', '', 'Redaksi', { '@type': 'Organization', name: 'Redaksi' }, 'Redaksi'],
  ['who is named, for no house', 'Laras', '', { '@type': 'Person', name: 'Laras' }, undefined],
  ['nobody', '', '', undefined, undefined],
])('what was written is told as that of %s', (_, author, contributor, writer, house) => {
  const item = {
    title: 'T',
    summary: 'S',
    date: '2026-01-01',
    author,
    contributor,
    eventType: 'news',
    file: null,
    startAt: null,
  };
  const { author: told, publisher } = newsData(item as NewsDetail, { url: URL_HERE, images: [] });
  expect(told).toEqual(writer);
  expect((publisher as { name: string } | undefined)?.name).toBe(house);
});

it.each([
  ['Sleman', 'Offline', 'Place'],
  ['', 'Online', 'VirtualLocation'],
])('an event at %j is told as one that is %s', (place, mode, location) => {
  const when = { startAt: '2026-12-05T02:00:00Z', endAt: '2026-12-05T05:00:00Z', place };
  const item = { title: 'T', summary: 'S', contributor: 'R', eventType: 'acara', file: null, ...when } as NewsDetail;
  expect(newsData(item, { url: URL_HERE, images: [] })).toMatchObject({
    '@type': 'Event',
    startDate: when.startAt,
    endDate: when.endAt,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: { '@type': location },
    organizer: { name: 'R' },
  });
});

it('a class to come is an event of its own, with its seats', () => {
  const all = [event({ eventStatus: 'expired' }), event({ eventStatus: 'full' })];
  expect(classesData(course, all, URL_HERE)).toEqual([
    expect.objectContaining({
      '@type': 'EducationEvent',
      name: 'Membatik',
      startDate: '2027-01-02T02:00:00.000Z',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Balai', address: 'Yogyakarta' },
      offers: expect.objectContaining({ price: 10, availability: 'https://schema.org/SoldOut' }),
    }),
  ]);
  const online = { ...course, coursetype: { id: 'b' } } as CourseDetail;
  expect(classesData(online, [event({})], URL_HERE)[0]).toMatchObject({
    location: { '@type': 'VirtualLocation', url: URL_HERE },
  });
});

it('questions are told with their answers, in their order', () => {
  expect(
    faqData([
      { question: 'Satu?', answer: 'Ya.' },
      { question: 'Dua?', answer: 'Tidak.' },
    ]),
  ).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Satu?', acceptedAnswer: { '@type': 'Answer', text: 'Ya.' } },
      { '@type': 'Question', name: 'Dua?', acceptedAnswer: { '@type': 'Answer', text: 'Tidak.' } },
    ],
  });
});

it('the way to a page is told as it is shown', () => {
  const tenant = mainTenant('https://suluh.example');
  const markup = renderToStaticMarkup(<Way tenant={tenant} current="Lembaga Mitra" />);
  expect(markup).toContain('aria-current="page">Lembaga Mitra');
  const told = JSON.parse(/json">(.*)<\/script>/.exec(markup)![1]!) as Record<string, { name: string }[]>;
  expect(told['itemListElement']!.map(({ name }) => name)).toEqual(['Beranda', 'Lembaga Mitra']);
});

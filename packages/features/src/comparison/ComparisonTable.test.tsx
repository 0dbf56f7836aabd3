import { internshipTenant } from '@suluh/tenant/internship';
import { mainTenant } from '@suluh/tenant/main';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { courseCard, courseDetail } from '../testing/courses.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MoreToCompare } from './MoreToCompare.tsx';

const tenant = mainTenant('https://suluh.example');
const courses = ['batik', 'tenun', 'ikat'].map((slug, at) =>
  courseDetail({ id: at + 1, slug, slugCourse: slug, fullname: `Kelas ${slug}`, price: 200_000, priceAfter: 150_000 }),
);

describe('courses side by side', () => {
  it('have each a column with its page, and a way out that keeps the others', () => {
    const html = renderToStaticMarkup(<ComparisonTable courses={courses} tenant={tenant} />);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    expect(html).toContain('href="/course/tenun"');
    expect(html).toContain(
      'href="/bandingkan?kursus=batik%2Cikat" aria-label="Keluarkan Kelas tenun dari perbandingan"',
    );
  });

  it('leave an address without any once the last goes', () =>
    expect(renderToStaticMarkup(<ComparisonTable courses={courses.slice(0, 1)} tenant={tenant} />)).toContain(
      'href="/bandingkan" aria-label="Keluarkan Kelas batik dari perbandingan"',
    ));

  it('say prices only where something is sold', () => {
    const shown = (of: typeof tenant) => renderToStaticMarkup(<ComparisonTable courses={courses} tenant={of} />);
    expect(shown(tenant)).toContain('Rp150.000');
    expect(shown(internshipTenant('https://magang.example'))).not.toContain('Rp150.000');
  });
});

describe('one more to compare', () => {
  const offered = ['batik', 'songket'].map((slug, at) => courseCard({ id: at + 1, slug, fullname: `Kelas ${slug}` }));
  const html = (words = '') =>
    renderToStaticMarkup(<MoreToCompare tenant={tenant} slugs={['batik']} words={words} courses={offered} />);

  it('is none that stands there already, and joins the others by a link', () => {
    expect(html()).not.toContain('Bandingkan juga Kelas batik');
    expect(html()).toContain('href="/bandingkan?kursus=batik%2Csongket" aria-label="Bandingkan juga Kelas songket"');
  });

  it('is searched for by a plain form that keeps the others and what was typed', () => {
    expect(html('tenun <b>')).toContain('<input type="hidden" name="kursus" value="batik"/>');
    expect(html('tenun <b>')).toContain('Hasil untuk “tenun &lt;b&gt;”');
  });
});

import { PAGE_NAMES, pageEntry } from '@suluh/domain/address';
import { pageDescription } from '@suluh/i18n-id/seo';
import { internshipTenant } from '@suluh/tenant/internship';
import { mainTenant } from '@suluh/tenant/main';
import { myindibizTenant } from '@suluh/tenant/myindibiz';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { describe, expect, it } from 'vitest';
import { metadataOf } from './metadata.ts';

const tenant = mainTenant('https://suluh.example');

describe('what a page says of itself', () => {
  it('is a picture others can show, with the words of the page and its address', () => {
    const { description, openGraph } = metadataOf(
      tenant,
      'category',
      { named: { slug: 'desain' } },
      { title: 'Kursus Desain' },
    );
    expect(description).toContain('Kursus Desain');
    expect(openGraph).toEqual({
      siteName: 'Suluh',
      title: 'Kursus Desain',
      description,
      images: [{ url: '/_ui/share/main-courses.jpg', width: 1200, height: 630 }],
      locale: 'id_ID',
      type: 'website',
      url: 'https://suluh.example/category/desain',
    });
  });

  it('is its own picture where it has one', () => {
    const said = { title: 'T', description: 'D', pictures: ['/a.webp'], isArticle: true } as const;
    expect(metadataOf(tenant, 'news', { named: { slug: 'a' } }, said).openGraph).toMatchObject({
      description: 'D',
      images: ['/a.webp'],
      type: 'article',
    });
    expect(metadataOf(tenant, 'news', { named: { slug: 'a' } }, { ...said, pictures: [] }).openGraph).toMatchObject({
      images: [{ url: '/_ui/share/main-news.jpg' }],
    });
  });

  it('is a card of its own for places of the site, until they have a picture', () => {
    const pictureOf = (name: 'enterprise' | 'smallBusiness', pictures: string[] = []) =>
      metadataOf(tenant, name, { named: {} }, { title: 'T', pictures }).openGraph;
    expect(pictureOf('enterprise')).toMatchObject({ images: [{ url: '/_ui/share/main-enterprise.jpg' }] });
    expect(pictureOf('smallBusiness')).toMatchObject({ images: [{ url: '/_ui/share/smallBusiness-site.jpg' }] });
    expect(pictureOf('enterprise', ['/a.webp'])).toMatchObject({ images: ['/a.webp'] });
  });

  it('is a card of its own face, whose mark and cloth it wears', () => {
    const pictureOf = (of: TenantConfig, name: 'home' | 'teacher' | 'help') =>
      metadataOf(of, name, { named: {} }, { title: 'T' }).openGraph;
    const internship = internshipTenant('https://magang.example');
    const small = myindibizTenant('https://ukm.example');
    const cardOf = (path: string) => ({ images: [{ url: `/_ui/share/${path}.jpg` }] });
    expect(pictureOf(tenant, 'home')).toMatchObject(cardOf('main-site'));
    expect(pictureOf(internship, 'home')).toMatchObject(cardOf('internship-site'));
    expect(pictureOf(internship, 'teacher')).toMatchObject(cardOf('internship-people'));
    expect(pictureOf(small, 'help')).toMatchObject(cardOf('smallBusiness-site'));
    const partner = { ...tenant, logo: 'program/fordigi.svg' };
    expect(pictureOf(partner, 'help')).toMatchObject({ images: [{ url: '/storage/program/fordigi.jpg' }] });
  });

  it('is said by each public page in words of its own', () => {
    const bySource = new Set(['course', 'promo', 'job', 'news', 'blogEvent', 'notFound']); // they say what they show
    const silent = PAGE_NAMES.filter((name) => {
      const { isPersonal, isRedirect, isPartOf } = pageEntry(name);
      return !isPersonal && !isRedirect && !isPartOf && !bySource.has(name) && !pageDescription[name];
    });
    expect(silent).toEqual([]);
    const said = Object.values(pageDescription).map((describes) => describes!('Judul', 'Suluh'));
    expect(new Set(said).size).toBe(said.length);
    for (const each of said) expect(each.length).toBeLessThanOrEqual(160);
  });
});

import { PERMISSIONS, workRule, type Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffBackgroundText } from '@suluh/i18n-id/staffBackground';
import { staffInternshipText } from '@suluh/i18n-id/staffInternship';
import { staffMoneyText } from '@suluh/i18n-id/staffMoney';
import { staffSiteText } from '@suluh/i18n-id/staffSite';
import { staffOfferText } from '@suluh/i18n-id/staffOffers';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BackgroundPage } from '../background/BackgroundPage.tsx';
import { BannerCreate, JobCreate, LandingCreate, NewsCreate } from '../content/index.ts';
import { CourseCreate } from '../courses/index.ts';
import { CollectionCreate, FlashSaleCreate, InstitutionCreate, ProgrammeCreate } from '../offers/index.ts';
import { PoolCreate } from '../pools/pools.tsx';
import { MandatoryPage } from '../internships/index.ts';
import { Permitted } from '../parts/Permitted.tsx';
import { PromoCreate } from '../sales/index.ts';
import { EventCreate } from '../schedules/index.ts';
import { SellerPage } from '../settlement/index.ts';
import { SiteSettingsPage } from '../site/SiteSettingsPage.tsx';
import { FileImport } from '../work/FileImport.tsx';
import { IMPORTED } from '../work/importPath.ts';
import { MeContext } from './MeContext.tsx';

const { content, course, notPermitted, sales, schedule, work } = staffAppText;

const shown = (page: ReactElement, permissions: Permission[]): string => {
  const value = {
    userId: '1',
    fullname: 'Dewi',
    email: 'dewi@suluh.test',
    roles: [],
    permissions,
    hasSecondFactor: true,
    hasAuthenticator: true,
    recoveryCodesLeft: 10,
    mustSetUp: false,
    endsAt: '2026-01-01T00:00:00Z',
  };
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MeContext, { value }, page)));
};

type Page = [string, FunctionComponent, Permission];

it.each<Page>([
  [course.create, CourseCreate, 'course.edit'],
  ...IMPORTED.map((resource): Page => [
    work.import.titles[resource],
    () => createElement(FileImport, { resource }),
    workRule(`${resource}.import`).permission,
  ]),
  [schedule.create, EventCreate, 'event.edit'],
  [sales.promo.create, PromoCreate, 'promo.edit'],
  [content.createNews, NewsCreate, 'content.edit'],
  [content.createBanner, BannerCreate, 'content.edit'],
  [content.createJob, JobCreate, 'content.edit'],
  [content.createLanding, LandingCreate, 'landing.edit'],
  [staffOfferText.createFlashSale, FlashSaleCreate, 'promo.edit'],
  [staffOfferText.createCollection, CollectionCreate, 'content.edit'],
  [staffOfferText.createProgramme, ProgrammeCreate, 'program.edit'],
  [staffOfferText.createInstitution, InstitutionCreate, 'program.edit'],
  [staffOfferText.createPool, PoolCreate, 'course.edit'],
  [staffInternshipText.mandatory, MandatoryPage, 'internship.course'],
  [staffMoneyText.seller.title, SellerPage, 'seller.edit'],
  [staffSiteText.title, SiteSettingsPage, 'site.edit'],
  [staffBackgroundText.title, BackgroundPage, 'background.read'],
])('%s tells who lacks its permission, whatever else they may', (title, page, permission) => {
  const others = PERMISSIONS.filter((each) => each !== permission);
  const html = shown(createElement(page), others);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(notPermitted);
  expect(html).not.toContain('<form');
});

it('opens a page for who holds its permission', () => {
  const page = createElement(() => Permitted({ permission: 'promo.edit', title: 'Promo', children: 'isi' }));
  expect(shown(page, ['promo.edit'])).toBe('isi');
  expect(shown(page, ['promo.read'])).not.toContain('isi');
});

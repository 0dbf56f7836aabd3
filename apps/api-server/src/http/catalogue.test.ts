import { catalogue, type Entry } from '@suluh/api/catalogue';
import { preferenceOf } from '@suluh/domain/notification';
import { newBrowser } from '@suluh/stack/push/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '../db/index.ts';
import { routes } from '../modules/index.ts';
import { BASIC, startTestApp, type Reply, type TestApp } from '../../test/app.ts';
import { LANDING_WORDS } from '../../test/landing.ts';
import { COURSE } from '../../test/fixture.ts';
import { newStaff } from '../../test/staff.ts';

let test: TestApp;
const tokens: Record<string, string> = {};
const BILLING = {
  fullnameUser: 'Rani',
  position: 'Keuangan',
  pic_phone: '6281234567890',
  pic_email: 'rani@lumbung.example',
  billingAddress: 'Jalan Kaliurang 12',
};
const PUSHED = newBrowser('https://fcm.googleapis.com/fcm/send/abc').subscription;
beforeAll(async () => {
  test = await startTestApp();
  const member = { email: 'anggota@contoh.example', fullname: 'Anggota', isVerified: true };
  await test.services.db.insert(schema.userAccount).values(member);
  tokens.rina = await test.bearer('rina');
  tokens.magang = await test.bearer('magang', 'internship-ddb');
  tokens.ukm = await test.bearer('ukm', 'mysooltan');
  tokens.staff = (await newStaff(test, 'operator')).auth;
});
afterAll(() => test?.stop());

/** Path params and bodies that make an endpoint answer with success; entries without need none. */
const SAMPLES: Record<string, { path?: Record<string, string>; query?: string; body?: unknown; as?: string }> = {
  'auth.register': {
    body: {
      fullname: 'Sari Ayu',
      email: 'sari@contoh.example',
      phone: '81234567890',
      password: 'Belajar123',
      consent: true,
    },
  },
  'auth.login': { body: { email: 'rina@contoh.example', password: 'Belajar124' } },
  'auth.forgotPassword': { body: { email: 'rina@contoh.example' } },
  'auth.changePassword': { body: { oldPassword: 'Belajar123', newPassword: 'Belajar124' } },
  'searchHistory.add': { body: { keyword: 'excel' } },
  'analytics.event': {
    body: { events: [{ name: 'share', at: '2025-10-01T00:00:00Z', properties: { course: 'excel' } }] },
  },
  'enterprise.lead': {
    body: {
      name: 'Ratih Kusuma',
      company: 'PT Lumbung Sejahtera',
      email: 'ratih@kantor.example',
      phone: '6281234567',
      teamSize: '1-20',
      need: 'Kasir',
    },
  },
  'partnership.apply': {
    body: {
      type: 'organisation',
      name: 'Balai Batik',
      phone: '81234567890',
      website: 'https://batik.example',
      fields: 'Batik',
      profile: 'Mengajar membatik tulis',
    },
  },
  'wishlist.add': { body: { courseId: COURSE.excel } },
  'wishlist.remove': { path: { courseId: String(COURSE.excel) } },
  'course.order': { body: { courseId: COURSE.internship } },
  'course.marks': { query: `courseId[]=${COURSE.excel}` },
  'course.suggest': { query: 'q=exc' },
  'course.filterLanding': { path: { type: 'prakerja' } },
  'course.filterOptionsLanding': { path: { type: 'prakerja' } },
  'course.filterOptionsCategory': { path: { slug: 'desain' } },
  'course.filterOptionsCollection': { path: { slug: 'kreatif' } },
  'course.detail': { path: { id: 'excel-dasar' } },
  'course.content': { path: { id: 'excel-dasar' } },
  'course.included': { path: { id: 'excel-dasar' } },
  'course.trial': { path: { id: 'excel-dasar', lessonId: '1' } },
  'course.event': { path: { id: 'membatik-tulis' } },
  'course.eventB2b': { path: { id: 'membatik-tulis' } },
  'course.recommendation': { path: { id: 'excel-dasar' } },
  'category.course': { path: { slug: 'desain' } },
  'category.topic': { path: { slug: 'desain' } },
  'collection.detail': { path: { slug: 'kreatif' } },
  'collection.events': { path: { slug: 'kreatif' } },
  'collection.mysooltan': { as: 'ukm' },
  'prakerja.collection': { path: { slug: 'siap-kerja' } },
  'partner.host': { query: 'domain=belajar.janabadra.example' },
  'partner.detail': { path: { code: 'SKN' } },
  'teacher.one': { path: { slug: 'guru-utama' } },
  'program.detail': { path: { slug: 'janabadra' } },
  'program.categoryCourse': { path: { slug: 'janabadra' } },
  'page.bySlug': { path: { slug: 'bantuan' } },
  'news.detail': { path: { slug: 'lima-langkah' } },
  'blogEvent.detail': { path: { slug: 'cara-belajar' } },
  'job.detail': { path: { slug: '1' } },
  'recap.unshare': { path: { year: '2026' } },
  'notification.preferenceChange': { body: preferenceOf({}) },
  'notification.pushOn': { body: PUSHED },
  'notification.pushOff': { body: { endpoint: PUSHED.endpoint } },
  'jobAlert.remove': { path: { id: '0b7c1f5e-0000-4000-8000-000000000001' } },
  'jobSaved.save': { path: { id: '1' } },
  'jobAlert.create': { body: { q: 'kasir' } },
  'savedFilter.save': { body: { name: 'Gratis', path: '/search-course?price=0' } },
  'savedFilter.remove': { path: { id: '0b7c1f5e-0000-4000-8000-000000000001' } },
  'billingAddress.add': { body: BILLING },
  'billingAddress.change': { path: { id: '0b7c1f5e-0000-4000-8000-000000000001' }, body: BILLING },
  'billingAddress.remove': { path: { id: '0b7c1f5e-0000-4000-8000-000000000001' } },
  'waiting.join': { path: { id: '3' } },
  'admin.door.list': { path: { eventId: '1' } },
  'admin.door.give': { path: { eventId: '2' }, body: { holder: 'Dimas' } },
  'admin.payment-method.one': { path: { id: 'VA_BCA' } },
  'admin.payment-choice.one': { path: { id: 'VA_BCA' } },
  'admin.payment-method.history': { path: { id: 'VA_BCA' } },
  'admin.promo.one': { path: { id: 'HEMAT50' } },
  'admin.promo.history': { path: { id: 'HEMAT50' } },
  'admin.promo.stop': { path: { id: 'HEMAT50' } },
  'admin.promo.use': { path: { id: 'HEMAT50' } },
  'admin.promo.try': {
    body: {
      promo: {
        title: 'Baru',
        description: '',
        kind: 'percent',
        amount: 0,
        percent: 10,
        maxDiscount: null,
        minPayment: 0,
        maxItems: 1,
        productCode: 'all',
        isMobileOnly: false,
        isFirstPurchase: false,
        isListed: true,
        borneBy: 'platform',
        quota: null,
        quotaPerUser: 1,
        programId: null,
        courseIds: [],
        categoryIds: [],
        partnerIds: [],
        weekdays: [],
        startAt: '2026-01-01T00:00:00Z',
        endAt: '2099-01-01T00:00:00Z',
      },
      courseIds: [COURSE.excel],
      productCode: null,
      isMobile: false,
      isFirstPurchase: true,
      at: '2026-02-01T00:00:00Z',
    },
  },
  'admin.promo.create': {
    body: {
      id: 'BARU10',
      title: 'Baru',
      description: '',
      kind: 'percent',
      amount: 0,
      percent: 10,
      maxDiscount: null,
      minPayment: 0,
      maxItems: 1,
      productCode: 'all',
      isMobileOnly: false,
      isFirstPurchase: false,
      isListed: true,
      borneBy: 'platform',
      quota: null,
      quotaPerUser: 1,
      programId: null,
      courseIds: [],
      startAt: '2026-01-01T00:00:00Z',
      endAt: '2099-01-01T00:00:00Z',
    },
  },
  'admin.flash-sale.create': {
    body: {
      title: 'Baru',
      startAt: '2099-01-01T00:00:00Z',
      endAt: '2099-01-02T00:00:00Z',
      courses: [{ courseId: COURSE.paid, price: 1 }],
    },
  },
  'admin.collection.create': {
    body: {
      title: 'Baru',
      description: '',
      image: null,
      kind: 'regular',
      programId: null,
      isPublished: false,
      position: 1,
      courses: [],
    },
  },
  'admin.catalogue-category.create': { body: { name: 'Baru', description: '', topics: [], image: null, position: 1 } },
  'admin.programme.create': {
    body: {
      slug: 'baru',
      name: 'Baru',
      brandColor: '#1A4170',
      accessType: 'paid',
      canRegister: true,
      hasPromo: false,
    },
  },
  'admin.institution.create': {
    body: { code: 'baru', orgName: 'Baru', city: null, description: '', website: null, phone: null, email: null },
  },
  'admin.question-pool.create': {
    body: {
      courseId: COURSE.batik,
      kind: 'post',
      title: 'Baru',
      tries: 3,
      seconds: null,
      passPercent: 70,
      drawn: 1,
      questions: [
        { kind: 'one', text: 'Mana?', options: [{ text: 'Ini', isRight: true }, { text: 'Itu' }], explanation: '' },
      ],
    },
  },
  'admin.landing.create': {
    body: {
      programId: null,
      page: 'internship',
      isPublished: false,
      ...LANDING_WORDS,
    },
  },
  'admin.teacher.create': { body: { fullname: 'Guru Baru', role: '', bio: '' } },
  'admin.certificate-template.create': {
    body: { courseId: COURSE.paid, signers: [{ name: 'Sari', role: '' }], units: [] },
  },
  'admin.membership.create': {
    body: { email: 'anggota@contoh.example', sessionType: 'internship-ddb', startsOn: null, endsOn: null },
  },
  'admin.testimonial.create': {
    body: {
      fullname: 'Baru',
      from: '',
      position: '',
      foto: null,
      highlight: '',
      content: 'Isi',
      programId: null,
      isPublished: false,
      sortOrder: 1,
    },
  },
  'admin.company.create': { body: { name: 'PT Baru', logo: null, isPublished: false, position: 1 } },
  'admin.learning-interest.create': { body: { name: 'Tenun' } },
  'admin.synonym.create': { body: { word: 'baru', means: ['desain'] } },
  'admin.banner.create': {
    body: {
      title: 'Baru',
      url: null,
      foto: null,
      placement: 'home',
      startAt: null,
      endAt: null,
      isPublished: false,
      position: 1,
    },
  },
  'admin.news.create': {
    body: {
      kind: 'news',
      title: 'Baru',
      summary: '',
      body: '<p>Isi</p>',
      image: null,
      contributor: '',
      tags: [],
      isPublished: false,
      publishedAt: '2026-01-01T00:00:00Z',
    },
  },
  'admin.job.create': {
    body: {
      title: 'Penjahit',
      companyName: 'Rumah Jahit',
      city: null,
      employmentType: null,
      category: null,
      description: '',
      isPublished: false,
    },
  },
  'admin.event.create': {
    body: {
      courseId: COURSE.batik,
      batch: '9',
      startAt: '2030-01-01T02:00:00Z',
      endAt: '2030-01-01T05:00:00Z',
      capacity: 5,
      price: 0,
    },
  },
  'staff.views': { query: 'list=course' },
  'staff.viewSave': {
    body: {
      list: 'course',
      name: 'Terbit',
      isShared: false,
      query: { filter: {}, sort: { field: 'updatedAt', order: 'DESC' }, hiddenColumns: [] },
    },
  },
  'admin.seller.save': {
    body: { name: 'PT Suluh', address: '', npwp: '', taxPercent: 11, feePercent: 10, updatedAt: null },
  },
  'admin.page.one': { path: { id: 'bantuan' } },
  'admin.page.history': { path: { id: 'bantuan' } },
  'admin.siteSettings.save': {
    body: {
      closureEnabled: true,
      closureDate: '2025-11-06',
      salesClosed: false,
      downtime: false,
      campUrl: null,
      prakerjaDashboardUrl: null,
      appDeepLink: null,
      updatedAt: null,
    },
  },
  'admin.role.create': { body: { name: 'Penjaga gudang', permissions: ['event.read'] } },
  'admin.grant.give': { body: { email: 'laras@contoh.example', fullname: 'Laras', role: 'content' } },
  'admin.event.participants': { path: { eventId: '1' } },
  'admin.event.cancel': { path: { eventId: '1' } },
  'admin.course.preview': { body: { face: 'main' } },
  ...Object.fromEntries(
    ['course', 'event', 'participant', 'order', 'learner', 'promo', 'job'].map((list) => [
      `admin.${list}.export`,
      { body: { format: 'csv', filter: {} } },
    ]),
  ),
  'admin.course.publishMany': { body: { isPublished: true, ids: [1] } },
  'admin.course.categoryMany': { body: { categoryIds: [1], ids: [1] } },
  'admin.job.publishMany': { body: { isPublished: true, ids: [1] } },
  'admin.news.publishMany': { body: { isPublished: true, ids: [1] } },
  'admin.promo.stopMany': { body: { ids: ['HEMAT50'] } },
  'admin.course.create': { body: { fullname: 'Menjahit Dasar', typeCode: 'a', partnerId: 1 } },
  'internship.course': { as: 'magang' },
  'internship.me': { as: 'magang' },
  'payment.instruction': { path: { code: 'VA_BCA' } },
  'payment.webhook': { path: { gateway: 'sandbox' } },
  'payment.walletBack': { path: { code: 'GOPAY' } },
  'payment.walletUnlink': { path: { code: 'GOPAY' } },
  'cart.some': { query: 'cartId[]=0190a1b2-0000-4000-8000-000000000000' },
  'cart.order': { query: 'cartId[]=0190a1b2-0000-4000-8000-000000000000' },
  'cart.add': { body: { courseId: COURSE.design } },
  'promo.detail': { path: { code: 'HEMAT50' } },
  'promo.check': { body: { promoCode: 'HEMAT50' } },
  'promo.delete': { body: { promoCode: 'HEMAT50' } },
  'profile.emailChange': { body: { email: 'rina.baru@contoh.example', password: 'Belajar124' } },
  'auth.joinMail': { body: { email: 'rina@contoh.example', consent: true } },
  'profile.edit': { body: { fullname: 'Rina' } },
  'learningInterest.save': { body: { interest: ['Data'] } },
  'rating.list': { path: { courseId: String(COURSE.excel) } },
  'rating.own': { path: { courseId: String(COURSE.excel) } },
  'rating.summary': { path: { courseId: String(COURSE.excel) } },
};

/** These succeed only as part of a flow, which their own tests follow. */
const IN_FLOWS = new Set([
  'certificate.sample', // tested as a PDF
  'billingAddress.change', // tested with one that is kept
  'payment.walletLink', // tested with a provider that is there
  'admin.event.seriesPreview', // tested with schedules that are still to come
  'admin.event.seriesMake',
  'course.preview', // tested with a link of staff
  'cart.bundle', // tested with a bundle
  'recap.picture', // tested with courses of a year
  'recap.share',
  'recap.shared',
  'notification.unsubscribed', // tested with the link of a mail
  'notification.unsubscribe',
  'notification.unsubscribeAtOnce',
  'partnership.file',
  'jobApplication.apply',
  'admin.jobApplication.cv',
  ...['name', 'one', 'revoke', 'reissue', 'history', 'paper'].map((action) => `admin.certificate.${action}`),
  'admin.learner.block',
  'admin.learner.unblock',
  'admin.learner.close',
  'admin.learner.history',
  'admin.jobApplication.decide',
  'admin.course.lessonFile',
  'admin.course.lessonFileRemove',
  ...['course', 'job', 'promo'].map((list) => `admin.${list}.import`),
  ...['timingSet', 'priceAdd', 'priceEnd', 'sessionsSet'].map((action) => `admin.course.${action}`),
  'admin.event.sessionsSet',
  ...['one', 'rows', 'report', 'refused', 'file', 'peopleFile', 'columns', 'start', 'stop', 'undo'].map(
    (action) => `admin.work.${action}`,
  ),
  'program.enrol',
  'lesson.notesFile',
  'auth.refreshToken',
  'auth.look', // tested with a link of staff
  'admin.learner.look',
  'admin.learner.one',
  'auth.logout',
  'auth.resetPassword',
  'profile.photo',
  'profile.export',
  'profile.close',
  'verification.authorize',
  'cart.confirm',
  'cart.change',
  'cart.remove',
  'promo.validate',
  'notification.read',
  ...['detail', 'hide', 'show'].map((action) => `myCourse.${action}`),
  ...[
    'detail',
    'progress',
    'submit',
    'submissionFile',
    'noteAdd',
    'noteChange',
    'noteRemove',
    'questionAsk',
    'packageSave',
  ].map((action) => `lesson.${action}`),
  ...['check', 'redeem', 'course'].map((action) => `voucher.${action}`),
  ...['write', 'like', 'report'].map((action) => `rating.${action}`),
  ...['voucherBatchMake', 'ratingHide', 'ratingAnswer'].map((action) => `admin.${action}`),
  ...['enrol', 'invitation', 'accept', 'letter', 'letterCheck', 'report', 'reportFile'].map(
    (action) => `internship.${action}`,
  ),
  ...[
    'Invite',
    'Revoke',
    'MandatorySet',
    'PeriodSet',
    'PlaceSet',
    'GradeSet',
    'Report',
    'ParticipantOne',
    'Letter',
  ].map((action) => `admin.internship${action}`),
  ...['start', 'attempt', 'answer', 'submit'].map((action) => `test.${action}`),
  ...['answer', 'mark', 'submissionFile'].map((action) => `admin.${action}`),
  ...[
    'sessions',
    'checkIn',
    'callback',
    'ticket',
    'ticketPdf',
    'ticketPicture',
    'calendar',
    'reschedule',
    'classRefund',
  ].map((action) => `attending.${action}`),
  ...[
    'signIn',
    'signOut',
    'secondFactorBegin',
    'secondFactorConfirm',
    'secondFactorRemove',
    'proof',
    'passkeyAdd',
    'passkeyRemove',
    'recoveryCodes',
  ].map((action) => `staff.${action}`),
  ...['update', 'publish', 'picture', 'outlineSave'].map((action) => `admin.course.${action}`),
  ...[
    'event',
    'payment-method',
    'promo',
    'banner',
    'landing',
    'page',
    'synonym',
    'news',
    'job',
    'inbox',
    'flash-sale',
    'catalogue-category',
    'collection',
    'programme',
    'institution',
    'teacher',
    'testimonial',
    'company',
    'learning-interest',
    'certificate-template',
    'membership',
    'question-pool',
  ].map((name) => `admin.${name}.update`),
  ...[
    'order.one',
    ...['one', 'history', 'stop', 'codes'].map((action) => `voucher-batch.${action}`),
    'order.mail',
    'order.refund',
    'refund.one',
    'refund.decide',
    'refund.retry',
    'refund.account',
    'refund.transfer',
    'refund.transferWithdraw',
    'synonym.remove',
    'question-pool.remove',
    'learning-interest.remove',
    'catalogue-category.remove',
    'certificate-template.remove',
    'teacher.picture',
    ...['signature', 'signatureFile', 'signatureRemove'].map((action) => `teacher.${action}`),
    'learner.history',
    'certificate-template.one',
    'certificate-template.history',
    'certificate-template.paper',
    ...['signature', 'signatureFile', 'signatureRemove'].map((action) => `certificate-template.${action}`),
    'testimonial.one',
    'testimonial.history',
    'company.one',
    'company.history',
    'webhook.one',
    'webhook.replay',
    'order.invoice',
    'creditNote',
    ...['one', 'lines', 'csv', 'pdf'].map((action) => `settlement.${action}`),
    'role.update',
    'role.decide',
    'role.remove',
    'grant.one',
    'grant.end',
    'grant-request.one',
    'grant-request.decide',
    'inbox.one',
    'inbox.history',
    'inbox.answer',
    ...['accept', 'refuse', 'file'].map((action) => `partnership.${action}`),
    'mail.retry',
    ...['retry', 'stop'].map((action) => `background.${action}`),
  ].map((action) => `admin.${action}`),
  'door.roster',
  'door.scan',
  'admin.door.revoke',
  'admin.event.finish',
  'admin.event.waitingOffer',
  'admin.event.waitingRemove',
  'admin.contentPicture',
  'admin.landingPicture',
  'admin.institution.picture',
  'admin.paymentMark',
  ...['record', 'void', 'pdf', 'csv'].map((action) => `admin.attendance.${action}`),
  'sso.start',
  'sso.callback',
  ...['googleStart', 'google', 'facebookStart', 'facebook', 'link', 'linkMail', 'join'].map(
    (action) => `auth.${action}`,
  ),
  'profile.emailConfirm',
  'staff.viewChange',
  'staff.viewRemove',
  'otp.send',
  'otp.verify',
  ...['download', 'archive', 'name', 'verify', 'paper', 'badge', 'issuer', 'key', 'status'].map(
    (action) => `certificate.${action}`,
  ),
  ...[
    'choose',
    'invoice',
    'historyFile',
    'qr',
    'invoiceFile',
    'creditNoteFile',
    'detail',
    'status',
    'cancel',
    'refund',
    'refundAccount',
    'again',
    'pmoSendOtp',
    'pmoAuthorize',
    'pmoCancel',
    'pmoQuota',
    'webhook',
  ].map((action) => `payment.${action}`),
]);

function callEntry(entry: Entry, auth: string | null): Promise<Reply> {
  const { path = {}, query = '', body } = SAMPLES[entry.id] ?? {};
  const url = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '1');
  return test.call(entry.method as 'GET', query ? `${url}?${query}` : url, {
    auth,
    body: body ?? (entry.body ? {} : undefined),
  });
}

function rightAuth(entry: Entry): string {
  if (entry.auth === 'A' || entry.auth === 'S') return tokens.staff!;
  return entry.auth === 'B' ? tokens[SAMPLES[entry.id]?.as ?? 'rina']! : BASIC;
}

const named = catalogue.map((entry) => [entry.id, entry] as const);

/** What is undeclared is an error here; the server leaves it out. */
function strict(schema: z.ZodType): z.ZodType {
  return z.fromJSONSchema(
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Parameters<typeof z.fromJSONSchema>[0],
  );
}

describe('every entry of the catalogue', () => {
  it('is implemented, and nothing else is', () => {
    expect(routes.map(({ entry }) => entry.id).sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it.each(named.filter(([id]) => !IN_FLOWS.has(id)))('%s answers its declared shape', async (_id, entry) => {
    const { status, body } = await callEntry(entry, rightAuth(entry));
    expect(status, JSON.stringify(body)).toBe(entry.status ?? 200);
    const parsed = strict(entry.responses[status]!).safeParse(body);
    expect(parsed.error?.issues ?? []).toEqual([]);
  });
});

describe('credentials', () => {
  const guarded = named.filter(([, entry]) => !entry.open);
  it.each(guarded)('%s refuses a call without any', async (_id, entry) => {
    expect((await callEntry(entry, null)).status).toBe(401);
  });

  it.each(named)('%s refuses wrong ones', async (_id, entry) => {
    const forged = 'Bearer eyJhbGciOiJub25lIn0.e30.';
    const wrong = {
      P: [`Basic ${btoa('suluh-web:guess')}`, tokens.rina!],
      O: [`Basic ${btoa('suluh-web:guess')}`, forged],
      B: [BASIC, forged],
      R: [BASIC, forged],
      W: [BASIC],
      A: [tokens.rina!],
      S: [tokens.rina!],
    }[entry.auth];
    for (const auth of wrong) {
      const { status, body } = await callEntry(entry, auth);
      expect([401, 403], auth).toContain(status);
      expect(body).toMatchObject({ success: false, code: status });
      expect(entry.responses[status]?.safeParse(body).success).toBe(true);
    }
  });
});

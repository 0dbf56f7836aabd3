import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffAuditText } from '@suluh/i18n-id/staffAudit';
import { staffBackgroundText } from '@suluh/i18n-id/staffBackground';
import { staffCertificateText, staffTemplateText } from '@suluh/i18n-id/staffCertificate';
import { staffGrantText } from '@suluh/i18n-id/staffGrants';
import { staffInternshipText } from '@suluh/i18n-id/staffInternship';
import { staffLookText } from '@suluh/i18n-id/staffLook';
import { staffMoneyText } from '@suluh/i18n-id/staffMoney';
import { staffRoleText } from '@suluh/i18n-id/staffRoles';
import { staffSiteText } from '@suluh/i18n-id/staffSite';
import { staffOfferText } from '@suluh/i18n-id/staffOffers';
import { staffPeopleText } from '@suluh/i18n-id/staffPeople';
import { officePath } from './officePath.ts';

/** A room of the back office: where it is, and what opens it. */
export interface Room {
  path: string;
  name: string;
  permission: Permission;
}

const { content, course, inbox, sales, schedule, teaching, work } = staffAppText;

/** The rooms in the order of the menu; who lacks the permission does not see one. */
export const ROOMS: readonly Room[] = [
  { path: officePath('inbox'), name: inbox.title, permission: 'inbox.read' },
  { path: officePath('course'), name: course.list, permission: 'course.read' },
  { path: officePath('teacher'), name: staffPeopleText.teachers, permission: 'course.read' },
  { path: officePath('certificate-template'), name: staffTemplateText.title, permission: 'course.read' },
  { path: officePath('question-pool'), name: staffOfferText.pools, permission: 'course.read' },
  { path: officePath('work'), name: work.title, permission: 'work.own' },
  { path: officePath('event'), name: schedule.list, permission: 'event.read' },
  { path: officePath('question'), name: teaching.questions, permission: 'learning.answer' },
  { path: officePath('submission'), name: teaching.submissions, permission: 'learning.mark' },
  { path: officePath('rating'), name: teaching.reviews, permission: 'review.read' },
  { path: officePath('learner'), name: staffLookText.learners, permission: 'learner.look' },
  { path: officePath('certificate'), name: staffCertificateText.title, permission: 'certificate.edit' },
  { path: officePath('membership'), name: staffPeopleText.memberships, permission: 'membership.edit' },
  { path: officePath('order'), name: sales.orders, permission: 'order.read' },
  { path: officePath('refund'), name: sales.refunds, permission: 'refund.read' },
  { path: officePath('payment-method'), name: sales.method.title, permission: 'payment.edit' },
  { path: officePath('promo'), name: sales.promos, permission: 'promo.read' },
  { path: officePath('flash-sale'), name: staffOfferText.flashSales, permission: 'promo.read' },
  { path: officePath('voucher-batch'), name: sales.vouchers, permission: 'voucher.batch' },
  { path: officePath('webhook'), name: sales.webhooks, permission: 'webhook.read' },
  { path: officePath('settlement'), name: staffMoneyText.statements, permission: 'settlement.read' },
  { path: officePath('penjual'), name: staffMoneyText.seller.title, permission: 'seller.edit' },
  {
    path: officePath('internship', 'participant'),
    name: staffInternshipText.participants,
    permission: 'internship.period',
  },
  {
    path: officePath('internship', 'invitation'),
    name: staffInternshipText.invitations,
    permission: 'internship.invite',
  },
  { path: officePath('internship', 'mandatory'), name: staffInternshipText.mandatory, permission: 'internship.course' },
  { path: officePath('catalogue-category'), name: staffOfferText.categories, permission: 'content.edit' },
  { path: officePath('collection'), name: staffOfferText.collections, permission: 'content.edit' },
  { path: officePath('programme'), name: staffOfferText.programmes, permission: 'program.edit' },
  { path: officePath('institution'), name: staffOfferText.institutions, permission: 'institution.edit' },
  { path: officePath('banner'), name: content.banners, permission: 'content.edit' },
  { path: officePath('landing'), name: content.landings, permission: 'landing.edit' },
  { path: officePath('page'), name: content.pages, permission: 'content.edit' },
  { path: officePath('testimonial'), name: content.testimonials, permission: 'content.edit' },
  { path: officePath('company'), name: content.companies, permission: 'content.edit' },
  { path: officePath('learning-interest'), name: content.interests, permission: 'content.edit' },
  { path: officePath('synonym'), name: content.synonyms, permission: 'content.edit' },
  { path: officePath('news'), name: content.news, permission: 'content.edit' },
  { path: officePath('job'), name: content.jobs, permission: 'content.edit' },
  { path: officePath('pengaturan'), name: staffSiteText.title, permission: 'site.edit' },
  { path: officePath('grant'), name: staffGrantText.title, permission: 'staff.read' },
  { path: officePath('role'), name: staffRoleText.title, permission: 'staff.read' },
  { path: officePath('latar-belakang'), name: staffBackgroundText.title, permission: 'background.read' },
  { path: officePath('audit'), name: staffAuditText.title, permission: 'audit.read' },
];

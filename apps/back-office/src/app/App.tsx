import { createTheme } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Admin, CustomRoutes, Resource, localStorageStore } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider, useParams } from 'react-router';
import { OFFICE_INVITATION } from '@suluh/domain/address';
import { officePath } from './officePath.ts';
import {
  BannerCreate,
  BannerEdit,
  BannerList,
  InterestCreate,
  InterestEdit,
  InterestList,
  JobCreate,
  JobEdit,
  JobList,
  NewsCreate,
  NewsEdit,
  NewsList,
  CompanyCreate,
  CompanyEdit,
  CompanyList,
  LandingCreate,
  LandingEdit,
  LandingList,
  PageEdit,
  PageList,
  SynonymCreate,
  SynonymEdit,
  SynonymList,
  TestimonialCreate,
  TestimonialEdit,
  TestimonialList,
} from '../content/index.ts';
import { AuditList } from '../audit/AuditList.tsx';
import { AuditShow } from '../audit/AuditShow.tsx';
import { CourseCreate, CourseEdit, CourseList } from '../courses/index.ts';
import { OutlinePage } from '../courses/OutlinePage.tsx';
import { CertificateList } from '../certificates/CertificateList.tsx';
import { CertificateShow } from '../certificates/CertificateShow.tsx';
import { TemplateCreate, TemplateEdit, TemplateList } from '../certificates/templates.tsx';
import { authProvider } from '../data/auth.ts';
import { dataProvider } from '../data/provider.ts';
import { LearnerList, LearnerShow } from '../learners/index.ts';
import {
  CategoryCreate,
  CategoryEdit,
  CategoryList,
  CollectionCreate,
  CollectionEdit,
  CollectionList,
  FlashSaleCreate,
  FlashSaleEdit,
  FlashSaleList,
  InstitutionCreate,
  InstitutionEdit,
  InstitutionList,
  ProgrammeCreate,
  ProgrammeEdit,
  ProgrammeList,
} from '../offers/index.ts';
import {
  MembershipCreate,
  MembershipEdit,
  MembershipList,
  TeacherCreate,
  TeacherEdit,
  TeacherList,
} from '../people/index.ts';
import { PoolCreate, PoolEdit, PoolList } from '../pools/pools.tsx';
import { InboxList } from '../inbox/InboxList.tsx';
import { InboxShow } from '../inbox/InboxShow.tsx';
import {
  OrderList,
  OrderShow,
  PaymentMethodEdit,
  PaymentMethodList,
  PromoCreate,
  PromoEdit,
  PromoList,
  RefundList,
  VoucherCreate,
  VoucherList,
  VoucherShow,
  WebhookList,
} from '../sales/index.ts';
import { EventCreate, EventEdit, EventList } from '../schedules/index.ts';
import { InvitationList, MandatoryPage, ParticipantList, ParticipantShow } from '../internships/index.ts';
import { GrantList } from '../grants/GrantList.tsx';
import { RoleCreate, RoleEdit, RoleList } from '../roles/roles.tsx';
import { BackgroundPage } from '../background/BackgroundPage.tsx';
import { SiteSettingsPage } from '../site/SiteSettingsPage.tsx';
import { SellerPage, SettlementList, SettlementShow } from '../settlement/index.ts';
import { FileImport } from '../work/FileImport.tsx';
import { IMPORTED, importPath } from '../work/importPath.ts';
import { WorkList } from '../work/WorkList.tsx';
import { WorkShow } from '../work/WorkShow.tsx';
import { QuestionList, ReviewList, SubmissionList } from '../teaching/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { Home } from './Home.tsx';
import { i18nProvider } from './i18n.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { StaffLayout } from './StaffLayout.tsx';
import { theme } from './theme.ts';

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
});
const store = localStorageStore('1', 'kantor');
const look = createTheme(theme);

/** What is shown, never edited and never made: its short address, which react-admin takes for the list, leads to it too. */
const SHOWN = ['inbox', 'certificate', 'order', 'work', 'settlement', 'internship/participant', 'learner', 'audit'];

function ToShow({ resource }: { resource: string }): ReactElement {
  const { id = '' } = useParams();
  return <Navigate to={officePath(resource, encodeURIComponent(id), 'show')} replace />;
}

const Office = (): ReactElement => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={look}
    darkTheme={null}
    layout={StaffLayout}
    loginPage={SignInPage}
    dashboard={Home}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes noLayout>
      <Route path={officePath(OFFICE_INVITATION)} element={<InvitationPage />} />
    </CustomRoutes>
    <CustomRoutes>
      <Route path={officePath('akun')} element={<AccountPage />} />
      <Route path={officePath('penjual')} element={<SellerPage />} />
      <Route path={officePath('pengaturan')} element={<SiteSettingsPage />} />
      <Route path={officePath('latar-belakang')} element={<BackgroundPage />} />
      {IMPORTED.map((resource) => (
        <Route key={resource} path={importPath(resource)} element={<FileImport key={resource} resource={resource} />} />
      ))}
      <Route path={officePath('internship', 'mandatory')} element={<MandatoryPage />} />
      <Route path={officePath('course', ':id', 'susunan')} element={<OutlinePage />} />
      {SHOWN.map((resource) => (
        <Route key={resource} path={officePath(resource, ':id')} element={<ToShow resource={resource} />} />
      ))}
    </CustomRoutes>
    <Resource name="course" list={CourseList} edit={CourseEdit} create={CourseCreate} recordRepresentation="fullname" />
    <Resource name="work" list={WorkList} show={WorkShow} />
    <Resource name="event" list={EventList} edit={EventEdit} create={EventCreate} />
    <Resource name="question" list={QuestionList} />
    <Resource name="submission" list={SubmissionList} />
    <Resource name="rating" list={ReviewList} />
    <Resource name="order" list={OrderList} show={OrderShow} />
    <Resource name="refund" list={RefundList} />
    <Resource name="payment-method" list={PaymentMethodList} edit={PaymentMethodEdit} />
    <Resource name="promo" list={PromoList} edit={PromoEdit} create={PromoCreate} />
    <Resource
      name="voucher-batch"
      list={VoucherList}
      show={VoucherShow}
      create={VoucherCreate}
      recordRepresentation="name"
    />
    <Resource name="webhook" list={WebhookList} />
    <Resource name="settlement" list={SettlementList} show={SettlementShow} />
    <Resource name="learner" list={LearnerList} show={LearnerShow} recordRepresentation="fullname" />
    <Resource name="certificate" list={CertificateList} show={CertificateShow} recordRepresentation="number" />
    <Resource
      name="certificate-template"
      list={TemplateList}
      edit={TemplateEdit}
      create={TemplateCreate}
      recordRepresentation="title"
    />
    <Resource
      name="teacher"
      list={TeacherList}
      edit={TeacherEdit}
      create={TeacherCreate}
      recordRepresentation="fullname"
    />
    <Resource
      name="membership"
      list={MembershipList}
      edit={MembershipEdit}
      create={MembershipCreate}
      recordRepresentation="fullname"
    />
    <Resource
      name="testimonial"
      list={TestimonialList}
      edit={TestimonialEdit}
      create={TestimonialCreate}
      recordRepresentation="fullname"
    />
    <Resource name="company" list={CompanyList} edit={CompanyEdit} create={CompanyCreate} />
    <Resource name="learning-interest" list={InterestList} edit={InterestEdit} create={InterestCreate} />
    <Resource name="grant" list={GrantList} />
    <Resource name="role" list={RoleList} edit={RoleEdit} create={RoleCreate} recordRepresentation="name" />
    <Resource name="audit" list={AuditList} show={AuditShow} />
    <Resource
      name="internship/participant"
      list={ParticipantList}
      show={ParticipantShow}
      recordRepresentation="fullname"
    />
    <Resource name="internship/invitation" list={InvitationList} />
    <Resource name="inbox" list={InboxList} show={InboxShow} />
    <Resource name="banner" list={BannerList} edit={BannerEdit} create={BannerCreate} />
    <Resource name="landing" list={LandingList} edit={LandingEdit} create={LandingCreate} />
    <Resource name="page" list={PageList} edit={PageEdit} recordRepresentation="title" />
    <Resource name="synonym" list={SynonymList} edit={SynonymEdit} create={SynonymCreate} />
    <Resource name="news" list={NewsList} edit={NewsEdit} create={NewsCreate} />
    <Resource name="job" list={JobList} edit={JobEdit} create={JobCreate} />
    <Resource name="flash-sale" list={FlashSaleList} edit={FlashSaleEdit} create={FlashSaleCreate} />
    <Resource name="catalogue-category" list={CategoryList} edit={CategoryEdit} create={CategoryCreate} />
    <Resource name="collection" list={CollectionList} edit={CollectionEdit} create={CollectionCreate} />
    <Resource name="programme" list={ProgrammeList} edit={ProgrammeEdit} create={ProgrammeCreate} />
    <Resource name="institution" list={InstitutionList} edit={InstitutionEdit} create={InstitutionCreate} />
    <Resource name="question-pool" list={PoolList} edit={PoolEdit} create={PoolCreate} />
    <Resource name="course-choice" recordRepresentation="name" />
    <Resource name="payment-choice" recordRepresentation="name" />
    <Resource name="partner" recordRepresentation="name" />
    <Resource name="category" recordRepresentation="name" />
    <Resource name="program" recordRepresentation="name" />
    <Resource name="landing-program" recordRepresentation="name" />
  </Admin>
);

const router = createBrowserRouter([{ path: '*', element: <Office /> }]);

/** The back office. */
export const App = (): ReactElement => <RouterProvider router={router} />;

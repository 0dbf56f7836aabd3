import { apiPath, isOnFace, pathTo } from '@suluh/domain/address';
import { closureNotice } from '@suluh/domain/closure';
import { dayInZone, onDay } from '@suluh/domain/time';
import { certificateText } from '@suluh/i18n-id/certificate';
import { date } from '@suluh/i18n-id/format';
import { recapText } from '@suluh/i18n-id/recap';
import { closureText } from '@suluh/i18n-id/site';
import { Note } from '@suluh/ui/feedback/Note';
import { CertificateStylesheet } from './CertificateStylesheet.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { catalogueApi, learnerApi, learnerIn, type AppContext } from '../parts/context/index.ts';
import { formProblem } from '../parts/failure/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { CertificateList } from './CertificateList.tsx';
import { NameForm } from './NameForm.tsx';

interface CertificateScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * Until when the service runs, that it ends, or that it has ended; certificates stay downloadable whatever it says
 * (R1).
 */
async function ClosureNote({ context }: { context: AppContext }): Promise<ReactElement | null> {
  const { data: site } = await catalogueApi(context).GET('/api/site/config');
  if (!site) return null; // the notice of the page load, which asks for the same, is missing then too
  const notice = closureNotice(site.data.closure, dayInZone(new Date()));
  if (notice.kind === 'none') return null;
  const day = onDay(notice.date);
  const [before, after] = closureText.note[notice.phase](context.tenant.productName, day).split(date(day));
  return (
    <Note tone="warning" className="certificateCard-notice">
      {before}
      {after !== undefined && <b>{date(day)}</b>}
      {after}
    </Note>
  );
}

/**
 * /my-certificate: the learner's certificates (docs/product/addresses.md#main-site; docs/product/certificate.md#kinds).
 */
export async function CertificateScreen({ context, search }: CertificateScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'myCertificate');
  const page = pageIn(search);
  const address = listHref(path, {}, page);
  const api = await learnerApi(context, address);
  const initial = await firstPage(
    tenant,
    address,
    api.GET('/api/certificate', {
      params: { query: { page, ...(tenant.program ? { program: tenant.program } : {}) } },
    }),
  );
  const adjusting = initial?.data.find(({ id, canAdjustName }) => id === search.adjust && canAdjustName);
  const problem = formProblem(search);
  const who = (await learnerIn(context, address)).id;
  const typed = await typedIn(search, who);
  return (
    <>
      <CertificateStylesheet />
      <AccountFrame context={context} path={path} title={certificateText.title}>
        <ClosureNote context={context} />
        {problem && (
          <Note tone="error" alert className="certificateCard-notice">
            {problem}
          </Note>
        )}
        {adjusting && (
          <NameForm
            certificate={adjusting}
            who={who}
            typed={typed?.id === adjusting.id ? (typed.fullname ?? '') : null}
            action={apiPath(tenant.routes, '/api/form/certificate-name')}
            backHref={address}
          />
        )}
        {isOnFace('recap', tenant.routes.face) && (
          <a className="type-link" href={pathTo(tenant.routes, 'recap')}>
            {recapText.title}
          </a>
        )}
        <CertificateList page={page} path={path} initial={initial} findCoursesHref={pathTo(tenant.routes, 'courses')} />
      </AccountFrame>
    </>
  );
}

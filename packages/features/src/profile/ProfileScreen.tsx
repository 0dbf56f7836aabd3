import { pathTo } from '@suluh/domain/address';
import { pickedDate, yearsOffered } from '@suluh/domain/date-picker';
import { dayInZone } from '@suluh/domain/time';
import { nationalPhone } from '@suluh/domain/validation';
import { profileText } from '@suluh/i18n-id/account';
import { MONTHS } from '@suluh/i18n-id/format';
import { ProfileStylesheet } from './ProfileStylesheet.tsx';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, learnerIn, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { photoUrl } from '../parts/menu/index.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { EmailVerification } from './EmailVerification.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileLinks } from './ProfileLinks.tsx';
import { profileDraft } from './typed.ts';

interface ProfileScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /profile-management (docs/product/addresses.md#main-site; docs/product/account.md#profile): what the learner says of
 * themselves, and their photo.
 */
export async function ProfileScreen({ context, search }: ProfileScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'profile');
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/profile/me'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const { fullname, email, isVerified, phone, phoneProof, nik, birthDate, education, city, foto } = outcome.data.data;
  const who = (await learnerIn(context, path)).id;
  const draft = profileDraft(await typedIn(search, who));
  return (
    <PlainAccountFrame context={context} path={path} title={profileText.title}>
      <ProfileStylesheet />
      <div className="profileForm-page">
        <div className="panel profileForm">
          <PhotoRow name={fullname} photoUrl={photoUrl(foto)} />
          {!isVerified && <EmailVerification email={email} />}
          <ProfileForm
            who={who}
            profile={{
              fullname,
              email,
              isVerified,
              phone: nationalPhone(phone ?? ''),
              nik: nik ?? '',
              birthDate: pickedDate(birthDate ?? ''),
              education: education ?? '',
              city: city ?? '',
              ...draft?.values,
            }}
            refused={draft?.errors ?? null}
            monthNames={MONTHS}
            years={yearsOffered(Number(dayInZone(new Date()).slice(0, 4)))}
            saved={search.saved === '1'}
            problem={formProblem(search)}
          />
        </div>
        <ProfileLinks tenant={tenant} of={{ phone, phoneProof }} />
      </div>
    </PlainAccountFrame>
  );
}

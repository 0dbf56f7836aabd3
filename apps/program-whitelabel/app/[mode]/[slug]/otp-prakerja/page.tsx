import { OtpScreen } from '@suluh/features/otp-prakerja';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/otp-prakerja'>) {
  return <OtpScreen context={await programContext(params)} search={await searchParams} />;
}

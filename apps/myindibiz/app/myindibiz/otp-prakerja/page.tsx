import { OtpScreen } from '@suluh/features/otp-prakerja';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/otp-prakerja'>) {
  return <OtpScreen context={context} search={await searchParams} />;
}

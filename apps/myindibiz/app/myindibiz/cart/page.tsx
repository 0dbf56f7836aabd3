import { CartScreen } from '@suluh/features/cart';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/cart'>) {
  return <CartScreen context={context} search={await searchParams} />;
}

import { WishlistScreen } from '@suluh/features/wishlist';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/wishlist'>) {
  return <WishlistScreen context={context} search={await searchParams} />;
}

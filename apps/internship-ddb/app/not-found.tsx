import { NotFoundScreen } from '@suluh/features/status-pages';
import { context } from './context.ts';

export default function NotFound() {
  return <NotFoundScreen context={context} />;
}

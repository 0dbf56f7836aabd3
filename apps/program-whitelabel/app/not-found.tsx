import { PlainNotFoundDocument } from '@suluh/features/status-pages';

export default function NotFound() {
  return <PlainNotFoundDocument />;
}

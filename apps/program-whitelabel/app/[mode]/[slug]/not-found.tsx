import { PlainNotFound } from '@suluh/features/status-pages';

export default function NotFound() {
  return <PlainNotFound />;
}

import { notFound } from 'next/navigation';

/** Addresses within a programme's site that no page has, so that its own face says so and not that of no programme. */
export default function Nowhere() {
  notFound();
}

import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';

/** Heading of something that stands on the pages: its own title. */
export function ContentHead({ name }: { name: string }): ReactElement {
  const record = useRecordContext<{ id: number; title: string }>();
  return (
    <PageHead title={record?.title ?? name}>
      <History />
    </PageHead>
  );
}

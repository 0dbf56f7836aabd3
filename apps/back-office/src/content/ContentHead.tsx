import type { ReactElement, ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';

/** Heading of something that stands on the pages: its own title. */
export function ContentHead({ name, children }: { name: string; children?: ReactNode }): ReactElement {
  const record = useRecordContext<{ id: number; title: string }>();
  return (
    <PageHead title={record?.title ?? name}>
      <History />
      {children}
    </PageHead>
  );
}

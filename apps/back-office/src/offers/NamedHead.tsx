import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';

/** Heading of something that has a name. @param source where its name stands @param name while it loads */
export function NamedHead({ source, name }: { source: string; name: string }): ReactElement {
  const record = useRecordContext<Record<string, string>>();
  return (
    <PageHead title={record?.[source] ?? name}>
      <History />
    </PageHead>
  );
}

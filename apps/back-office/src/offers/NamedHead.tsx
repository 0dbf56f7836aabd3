import type { ReactElement, ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';

interface NamedHeadProps {
  /** Where its name stands. */
  source: string;
  /** What stands there while it loads. */
  name: string;
  /** Buttons beside its history. */
  children?: ReactNode;
}

/** Heading of something that has a name. */
export function NamedHead({ source, name, children }: NamedHeadProps): ReactElement {
  const record = useRecordContext<Record<string, string>>();
  return (
    <PageHead title={record?.[source] ?? name}>
      <History />
      {children}
    </PageHead>
  );
}

import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';

const CARDS = [1, 2, 3, 4];

/** A row of courses that are on their way. */
export const RowToCome = ({ id, title }: { id: string; title: string }): ReactElement => (
  <Section title={title}>
    <ScrollRow id={id} label={title}>
      {CARDS.map((card) => (
        <CourseCardSkeleton key={card} />
      ))}
    </ScrollRow>
  </Section>
);

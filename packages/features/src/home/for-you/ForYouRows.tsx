'use client';
import type { CourseCard } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { homeText } from '@suluh/i18n-id/home';
import { readSummary } from '@suluh/session/browser';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { Section } from '@suluh/ui/sections/Section';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useApiClient } from '../../parts/api-client/index.ts';
import { CourseRow } from '../../parts/courses/index.ts';
import { onInterestsSaved } from '../../parts/interests/index.ts';
import { recentViews } from '../../parts/recent-views/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { MemberRow } from './MemberRow.tsx';

interface Rows {
  viewed: CourseCard[];
  suggested: CourseCard[];
}

const CARDS = [1, 2, 3, 4];

/** A row of courses that are on their way. */
const RowToCome = ({ id, title }: { id: string; title: string }): ReactElement => (
  <Section title={title}>
    <ScrollRow id={id} label={title}>
      {CARDS.map((card) => (
        <CourseCardSkeleton key={card} />
      ))}
    </ScrollRow>
  </Section>
);

const NOTHING: Rows = { viewed: [], suggested: [] };

/**
 * Nothing is asked for a visitor who looked at nothing. A failure leaves the page as it is: the rows are an extra. Asked
 * again when the learner saves other interests (docs/product/interest.md#dialog). @param onAnswer is told when the first
 * answer is there, whatever it is
 */
function ForYouRows({ onAnswer }: { onAnswer: () => void }): ReactElement | null {
  const tenant = useTenant();
  const api = useApiClient();
  const [rows, setRows] = useState<Rows | null>(null);
  const [timesSaved, setTimesSaved] = useState(0);
  const [viewed] = useState(() => [...recentViews(tenant.id)]);
  const told = useRef(onAnswer);
  useEffect(() => onInterestsSaved(() => setTimesSaved((times) => times + 1)), []);
  useEffect(() => {
    if (viewed.length === 0 && readSummary(tenant.id) === null) return;
    let isCurrent = true;
    void api.GET('/api/course/for-you', { params: { query: { viewed } } }).then(({ data }) => {
      if (!isCurrent) return;
      setRows((before) => data?.data ?? before ?? NOTHING);
      told.current();
    });
    return () => void (isCurrent = false);
  }, [api, tenant.id, viewed, timesSaved]);
  if (rows === null)
    return (
      <>
        {viewed.length > 0 && <RowToCome id="dilihat" title={homeText.viewed} />}
        <RowToCome id="untukmu" title={homeText.forYou} />
      </>
    );
  const seeAllHref = pathTo(tenant.routes, 'courses');
  return (
    <>
      <CourseRow id="dilihat" title={homeText.viewed} courses={rows.viewed} tenant={tenant} seeAllHref={seeAllHref} />
      <CourseRow
        id="untukmu"
        title={homeText.forYou}
        courses={rows.suggested}
        tenant={tenant}
        seeAllHref={seeAllHref}
      />
    </>
  );
}

/** Root of an observer for which all that is not below the screen counts as on it. */
const NOT_BELOW = { rootMargin: '1000000px 0px 0px' };

interface ForYouHereProps {
  hasMembers: boolean;
  /** Where they stand, with room for as many as may come. */
  place: RefObject<HTMLElement | null>;
  /** Room that is kept, in CSS pixels. */
  setRoomPx: (px: number) => void;
}

/** The rows that are for the visitor alone. What came may be less than there was room for, which goes once nobody sees it go. */
export function ForYouHere({ hasMembers, place, setRoomPx }: ForYouHereProps): ReactElement {
  const [answersToCome, setAnswersToCome] = useState(hasMembers ? 2 : 1);
  useEffect(() => {
    if (answersToCome > 0) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && setRoomPx(0), NOT_BELOW);
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [answersToCome, place, setRoomPx]);
  const onAnswer = () => setAnswersToCome((answers) => answers - 1);
  return (
    <>
      {hasMembers && <MemberRow onAnswer={onAnswer} />}
      <ForYouRows onAnswer={onAnswer} />
    </>
  );
}

'use client';
import { petalsOf } from '@suluh/domain/learning';
import { roomText } from '@suluh/i18n-id/learning';
import { IconLink } from '@suluh/ui/buttons/IconLink';
import type { ReactElement, ReactNode } from 'react';
import { Petals } from '../../parts/petals/index.ts';
import { useRoom } from './RoomProvider.tsx';

interface RoomHeaderProps {
  /** The page of the course. */
  backHref: string;
  home: { href: string; label: string };
  logo: ReactNode;
  title: string;
  /** Institution, or what the room is. */
  subtitle: string;
  /** The lesson that is open. */
  lessonId: number | null;
  /** What is to hand on a wide screen: the data saver, and where help is. */
  tools?: ReactNode;
}

/** Slim header of lessons and tests: the way back, whose course it is, and how far the learner is. */
export function RoomHeader({ backHref, home, logo, title, subtitle, lessonId, tools }: RoomHeaderProps): ReactElement {
  const { learning } = useRoom();
  const { doneLessons, totalLessons, percent } = learning;
  const lessons = learning.parts.flatMap((part) => part.lessons);
  return (
    <header className="room-header">
      <div className="room-headerRow">
        <IconLink href={backHref} icon="back" label={roomText.backToCourse} />
        <a className="room-logo layout-desktop layout-flex" href={home.href} aria-label={home.label}>
          {logo}
        </a>
        <p className="room-title">
          <b>{title}</b>
          <span>{subtitle}</span>
        </p>
        {totalLessons > 0 && (
          <span className="room-progress">
            <span className="layout-desktop layout-flex">
              <Petals petals={petalsOf(lessons, lessonId)} percent={percent} />
            </span>
            <span className="layout-hidden">{roomText.progress(doneLessons, totalLessons)}</span>
            <span className="type-tabular" aria-hidden="true">
              <b>{doneLessons}</b>/{totalLessons}
            </span>
          </span>
        )}
        {tools && <div className="room-tools layout-desktop layout-flex">{tools}</div>}
      </div>
      <div className="header-line" />
      <div className="hem hem-down room-hem" />
    </header>
  );
}

'use client';
import type { Quality } from '@suluh/domain/learning';
import { withQuery } from '@suluh/domain/query';
import { playerText } from '@suluh/i18n-id/learning';
import type { MouseEvent, ReactElement } from 'react';
import type { Recording } from './recording.ts';

interface QualityChoiceProps {
  recordings: readonly Recording[];
  chosen: Quality;
  address: string;
  onChoose: (quality: Quality) => void;
}

/** What playing costs in data, by quality, before it plays. Links before JavaScript. */
export function QualityChoice({ recordings, chosen, address, onChoose }: QualityChoiceProps): ReactElement {
  const choose = (quality: Quality) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(quality);
  };
  return (
    <nav className="player-qualities" aria-label={playerText.quality}>
      {recordings.map(({ kind, bytes }) => (
        <a
          key={kind}
          className="player-quality"
          href={withQuery(address, { mutu: kind })}
          aria-current={kind === chosen ? 'true' : undefined}
          onClick={choose(kind)}
        >
          <b>{playerText.qualityOf(kind)}</b> {playerText.cost(bytes)}
        </a>
      ))}
    </nav>
  );
}

import type { AttemptItem } from '@suluh/api/types';
import { testText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { letterOf } from './letterOf.ts';

const wordsOf = (options: readonly string[], choices: readonly number[]): string =>
  choices.map((at, place) => `${place + 1}. ${options[at] ?? ''}`).join(', ');

/** The options of a question that were chosen or are right; words say which, not colour alone. */
function ChosenOptions({ item }: { item: AttemptItem }): ReactElement {
  const chosen = item.answer?.choices ?? [];
  const right = item.review?.rightChoices ?? [];
  const shown = item.options.flatMap((option, at) =>
    chosen.includes(at) || right.includes(at) ? [{ option, at }] : [],
  );
  return (
    <ul className="attemptReview-options">
      {shown.map(({ option, at }) => {
        const isRight = right.includes(at);
        const words = [chosen.includes(at) && testText.yourAnswer, isRight && testText.rightAnswer].filter(Boolean);
        return (
          <li
            key={at}
            className={
              isRight ? 'attemptReview-option attemptReview-right' : 'attemptReview-option attemptReview-wrong'
            }
          >
            <span className="attemptReview-letter" aria-hidden="true">
              {letterOf(at)}
            </span>
            <span>
              {option} <b>{words.join(', ')}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** An order or words: what was answered, and what is right. */
function WrittenAnswer({ item }: { item: AttemptItem }): ReactElement {
  const { kind, options, answer, review } = item;
  const isOrder = kind === 'order';
  const given = isOrder ? wordsOf(options, answer?.choices ?? []) : (answer?.text ?? '');
  const right = isOrder ? wordsOf(options, review?.rightChoices ?? []) : (review?.accepted.join(', ') ?? '');
  return (
    <ul className="attemptReview-options">
      {given !== '' && <li>{testText.answerIs(given)}</li>}
      {right !== '' && <li>{testText.rightIs(right)}</li>}
    </ul>
  );
}

const isAnswered = ({ answer }: AttemptItem): boolean =>
  answer !== null && (answer.choices.length > 0 || answer.text.trim() !== '');

/** Each question of a try that was handed in, with what is right and why. */
export function AttemptReview({ items }: { items: readonly AttemptItem[] }): ReactElement {
  return (
    <section id="pembahasan" className="attemptReview" aria-labelledby="pembahasan-judul">
      <h2 className="type-h2" id="pembahasan-judul">
        {testText.reviewTitle}
      </h2>
      <ol className="attemptReview-list">
        {items.map((item) => (
          <li key={item.position}>
            <h3 className="attemptReview-text">
              {item.position + 1}. {item.text}
            </h3>
            <p className={item.review?.isRight ? 'attemptReview-verdict attemptReview-good' : 'attemptReview-verdict'}>
              <Icon name={item.review?.isRight ? 'check-circle' : 'alert'} />
              {item.review?.isRight ? testText.isRight : isAnswered(item) ? testText.isWrong : testText.noAnswer}
            </p>
            {item.kind === 'one' || item.kind === 'several' ? (
              <ChosenOptions item={item} />
            ) : (
              <WrittenAnswer item={item} />
            )}
            {item.review?.explanation && (
              <p className="attemptReview-why">
                <b>{testText.why}</b> {item.review.explanation}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

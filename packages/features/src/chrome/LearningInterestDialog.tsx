'use client';
import { filterNames, interestDisabled } from '@suluh/domain/interest';
import { useId, useState, type ReactElement } from 'react';
import { interestText } from '@suluh/i18n-id/interest';
import { Button } from '@suluh/ui/buttons/Button';
import { Checkbox } from '@suluh/ui/forms/Check';
import { Icon } from '@suluh/ui/icons/Icon';
import { CloseButton } from '@suluh/ui/dialogs/CloseButton';
import { Modal } from '@suluh/ui/dialogs/Modal';

interface LearningInterestDialogProps {
  open: boolean;
  /** Names in the order to show: alphabetical, decided by the caller. */
  interests: readonly string[];
  chosen: readonly string[];
  loading: boolean;
  onToggle: (name: string) => void;
  onSave: () => void;
  /** 'Nanti Saja', close and Escape. */
  onDismiss: () => void;
}

/** Learning interests with search and counter (docs/product/dialogs.md; docs/product/interest.md#dialog). */
export function LearningInterestDialog(props: LearningInterestDialogProps): ReactElement {
  const { open, interests, chosen, loading, onToggle, onSave, onDismiss } = props;
  const [text, setText] = useState('');
  const [word, setWord] = useState('');
  const headingId = useId();
  const shown = filterNames(interests, word);
  return (
    <Modal open={open} onClose={onDismiss} labelledBy={headingId} closable>
      <CloseButton className="dialog-close" />
      <div className="dialog-body">
        <h2 className="type-h3" id={headingId}>
          {interestText.title}
        </h2>
        <form
          className="field-input dialog-search"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            setWord(text);
          }}
        >
          <input
            value={text}
            aria-label={interestText.searchPlaceholder}
            placeholder={interestText.searchPlaceholder}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="iconButton field-inputButton" aria-label={interestText.search}>
            <Icon name="search" />
          </button>
        </form>
        {shown.length > 0 ? (
          <div className="dialog-choices" role="group" aria-labelledby={headingId}>
            {shown.map((name) => (
              <Checkbox
                key={name}
                checked={chosen.includes(name)}
                aria-disabled={interestDisabled(chosen, name)} // it can be pressed, to hear why (R28)
                onChange={() => onToggle(name)}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        ) : (
          <div className="emptyState dialog-empty">
            <svg className="emptyState-art" viewBox="-14 0 288 114" aria-hidden="true">
              <use href="/_ui/kain.svg#kain-rendah" x="-14" width="288" height="114" />
            </svg>
            <h3 className="type-h3">{interestText.notFoundTitle}</h3>
            <p>{interestText.notFoundBody}</p>
          </div>
        )}
      </div>
      <p className="dialog-chosen type-small" aria-live="polite">
        {interestText.counter(chosen.length)}
      </p>
      <div className="dialog-foot">
        <Button kind="plain" onClick={onDismiss}>
          {interestText.later}
        </Button>
        <Button loading={loading} disabled={shown.length === 0} onClick={onSave}>
          {interestText.save}
        </Button>
      </div>
    </Modal>
  );
}

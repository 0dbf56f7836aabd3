import { dropErrors, FILE_DIALOG_CANCEL_MS, MAX_FILE_BYTES } from '@suluh/domain/file';
import { dropErrorText } from '@suluh/i18n-id/fields';
import { useRef, type DOMAttributes, type RefObject } from 'react';

interface FileInput {
  /** Kinds the field takes, with commas between. */
  accept: string;
  onChosen: (file: File | null) => void;
  /** Dropped files that the field does not take, in the words for it. */
  onRefused: (problem: string) => void;
}

type Handlers = Pick<DOMAttributes<HTMLInputElement>, 'onChange' | 'onClick' | 'onDragOver' | 'onDrop'>;

/**
 * What a field for one file does: a file is chosen or dropped, and a dialog that is left without a choice counts as an empty
 * field that was touched (docs/product/validation.md#file-upload; docs/product/display.md#times).
 */
export function useFileInput({ accept, onChosen, onRefused }: FileInput): Handlers & {
  ref: RefObject<HTMLInputElement | null>;
} {
  const ref = useRef<HTMLInputElement>(null);
  const limits = { types: accept.split(','), maxBytes: MAX_FILE_BYTES, minBytes: 1, maxFiles: 1 };
  return {
    ref,
    onChange: (event) => onChosen(event.currentTarget.files?.[0] ?? null),
    onClick: () => {
      const look = () => {
        if (ref.current?.files?.length === 0) onChosen(null);
      };
      window.addEventListener('focus', () => setTimeout(look, FILE_DIALOG_CANCEL_MS), { once: true });
    },
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      event.preventDefault();
      const { files } = event.dataTransfer;
      if (files.length === 0 || !ref.current) return;
      const facts = [...files].map(({ type, size }) => ({ mimeType: type, sizeBytes: size }));
      const [error] = dropErrors(facts, limits);
      if (error) return onRefused(dropErrorText(error));
      ref.current.files = files;
      onChosen(files[0] ?? null);
    },
  };
}

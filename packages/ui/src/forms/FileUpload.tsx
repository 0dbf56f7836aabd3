'use client';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { FieldMessage } from './FieldMessage.tsx';

export interface UploadView {
  /** Stable key, usually the path. */
  id: string;
  name: string;
  previewUrl: string | null;
  /** Why it is refused, such as the ratio; marks the tile. */
  refusal: string | null;
}

interface FileUploadProps {
  id: string;
  labels: { title: string; hint: string; remove: (name: string) => string };
  /** For the file dialog, for example '.jpg,.jpeg,.png'. */
  accept: string;
  multiple: boolean;
  files: readonly UploadView[];
  error?: string | null | undefined;
  /** The caller checks count, ratio and drop errors (docs/product/validation.md#file-upload). */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Drop zone with previews. Pressing it opens the file dialog; files can be dropped on it. */
export function FileUpload({
  id,
  labels,
  accept,
  multiple,
  files,
  error,
  onAdd,
  onRemove,
}: FileUploadProps): ReactElement {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function drop(event: DragEvent<HTMLElement>): void {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  }
  return (
    <div className="up">
      <label
        className={over ? 'upz is-over' : 'upz'}
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className="sr"
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Icon name="image" size={32} />
        <b>{labels.title}</b>
        <span className="caption muted">{labels.hint}</span>
      </label>
      {files.map((file) => (
        <div key={file.id} className={file.refusal ? 'upi bad' : 'upi'}>
          {file.previewUrl && <img src={file.previewUrl} alt={file.name} />}
          <button
            type="button"
            className="iconbtn"
            aria-label={labels.remove(file.name)}
            onClick={() => onRemove(file.id)}
          >
            <Icon name="remove" />
          </button>
          {file.refusal && <span>{file.refusal}</span>}
        </div>
      ))}
      {error && (
        <div className="up-error">
          <FieldMessage id={`${id}-error`} tone="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </div>
  );
}

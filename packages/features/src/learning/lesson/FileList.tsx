import type { LessonAsset } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import { lessonText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { fileAddress } from '../paths.ts';

/** 'PDF', 'ZIP': what a file is, by the end of its media type. */
const kindOf = ({ mimetype }: LessonAsset): string => {
  const end = mimetype.split('/')[1]?.split(/[.+;]/).at(-1) ?? '';
  return end.replace(/^x-/, '').toUpperCase();
};

/** Files of a lesson with kind and size; each is downloaded. */
export function FileList({
  files,
  routes,
}: {
  files: readonly LessonAsset[];
  routes: Pick<Routes, 'base'>;
}): ReactElement {
  return (
    <ul className="lesson-files">
      {files.map((file) => (
        <li key={file.id}>
          <a className="lesson-file" href={fileAddress(routes, file.url)} download>
            <span className="lesson-fileIcon">
              <Icon name="document" />
            </span>
            <span className="lesson-fileName">
              <b>{file.title || lessonText.nameless(kindOf(file))}</b>
              <small>{lessonText.fileKind(kindOf(file), file.bytes)}</small>
            </span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { Teacher } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Anchor } from '@suluh/ui/links/Anchor';
import { Picture } from '@suluh/ui/pictures/Picture';
import type { ReactElement } from 'react';
import { storedAddress } from '../parts/pictures/index.ts';

/** Faces of those who teach, each leading to their page. */
export function Teachers({
  teachers,
  routes,
}: {
  teachers: readonly Teacher[];
  routes: TenantConfig['routes'];
}): ReactElement {
  return (
    <ul className="teachers">
      {teachers.map(({ slug, fullname, foto, topic }) => (
        <li key={slug}>
          <article className="teachers-card">
            <span className="teachers-face">
              <Picture address={storedAddress(foto) ?? ''} slot="row" />
            </span>
            <div className="teachers-text">
              <h3 className="courseCard-title">
                <Anchor href={pathTo(routes, 'teacher', { slug })}>{fullname}</Anchor>
              </h3>
              <p className="type-caption type-muted">{topic}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

'use client';
import type { Certificate } from '@suluh/api/types';
import { certificateText } from '@suluh/i18n-id/certificate';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { CertificateCard } from './CertificateCard.tsx';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { ArchiveLink, BadgeLink, DownloadLink, LinkedInLink } from '../parts/certificate-file/index.ts';
import { lazyDialog, useOnceOpen } from '../parts/dialogs/index.ts';
import { listHref } from '../parts/list-query/index.ts';
import { EmptyList, ListBody, usePagedList, type Page } from '../parts/paged-list/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { certificateView } from './view.ts';

const AdjustName = lazyDialog(() => import('./AdjustName.tsx').then((module) => module.AdjustName));

interface CertificateListProps {
  page: number;
  path: string;
  /** The page the server rendered. */
  initial: Page<Certificate> | null;
  findCoursesHref: string;
}

const SKELETONS = 3;

/**
 * The learner's certificates, newest first; on a phone more load while scrolling (docs/product/listing.md#paged-list;
 * docs/product/certificate.md#kinds).
 */
export function CertificateList({ page, path, initial, findCoursesHref }: CertificateListProps): ReactElement {
  const { program } = useTenant();
  const list = usePagedList<Certificate>(
    'certificates',
    page,
    (api, number) =>
      api.GET('/api/certificate', { params: { query: { page: number, ...(program ? { program } : {}) } } }),
    initial,
  );
  const [chosen, setChosen] = useState<Certificate | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasDialog = useOnceOpen(isOpen);
  const box = useRef<HTMLDivElement>(null);
  const [adjustCount, setAdjustCount] = useState(0);
  useEffect(() => {
    if (adjustCount > 0) box.current?.focus(); // the button with the focus goes once the name is adjusted; by now the dialog has closed
  }, [adjustCount]);
  function adjust(certificate: Certificate): void {
    setChosen(certificate);
    setOpen(true);
  }
  function adjusted(): void {
    list.retry();
    setAdjustCount(adjustCount + 1);
  }
  const skeletons = (
    <div className="certificateCard-list">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CourseCardSkeleton key={index} />
      ))}
    </div>
  );
  return (
    <div ref={box} tabIndex={-1} role="region" aria-label={certificateText.title}>
      <ListBody
        list={list}
        page={page}
        hrefOf={(number) => listHref(path, {}, number)}
        skeletons={skeletons}
        empty={
          <EmptyList
            title={certificateText.emptyTitle}
            body={certificateText.emptyBody}
            action={{ text: myCourseText.findCourse, href: findCoursesHref }}
          />
        }
      >
        {(certificates) => (
          <>
            {certificates.length > 1 && (
              <p className="certificateCard-listAll">
                <ArchiveLink />
              </p>
            )}
            <div className="certificateCard-list">
              {certificates.map((certificate) => (
                <CertificateCard
                  key={certificate.id}
                  certificate={certificateView(certificate)}
                  actions={
                    <>
                      <DownloadLink certificate={certificate} />
                      <LinkedInLink
                        certificate={certificate}
                        course={certificate.course.fullname}
                        institution={certificate.institution.name}
                      />
                      <BadgeLink certificate={certificate} kind="plain" />
                      {certificate.requestedName !== null && (
                        <span className="type-small">{certificateText.nameWaits(certificate.requestedName)}</span>
                      )}
                      {certificate.canAdjustName && (
                        <ButtonLink
                          kind="plain"
                          href={listHref(path, { adjust: certificate.id }, page)}
                          aria-haspopup="dialog"
                          aria-label={certificateText.adjustNameOf(certificate.course.fullname)}
                          onClick={(event) => {
                            event.preventDefault();
                            adjust(certificate);
                          }}
                        >
                          {certificateText.adjustName}
                        </ButtonLink>
                      )}
                    </>
                  }
                />
              ))}
            </div>
          </>
        )}
      </ListBody>
      {hasDialog && chosen && (
        <Suspense fallback={null}>
          <AdjustName
            key={chosen.id}
            open={isOpen}
            certificate={chosen}
            onClose={() => setOpen(false)}
            onAdjusted={adjusted}
          />
        </Suspense>
      )}
    </div>
  );
}

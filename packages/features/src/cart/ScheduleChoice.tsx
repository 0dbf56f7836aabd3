'use client';
import type { ApiFailure } from '@suluh/api/client';
import type { CourseEvent } from '@suluh/api/types';
import { TOAST_MS } from '@suluh/domain/toast';
import { cartText } from '@suluh/i18n-id/cart';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import { Suspense, useState, type MouseEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import type { CheckoutItem } from '../parts/checkout/index.ts';
import { lazyDialog, useOnceOpen } from '../parts/dialogs/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';

const ScheduleDates = lazyDialog(() => import('./ScheduleDates.tsx').then((module) => module.ScheduleDates));
const EventFullDialog = lazyDialog(() =>
  import('@suluh/ui/dialogs/EventFullDialog').then((module) => module.EventFullDialog),
);

/**
 * 'Pilih Jadwal' of a course in the cart: its dates with the five states of the schedule card; before JavaScript a link
 * to them.
 */
export function ScheduleChoice({ item }: { item: CheckoutItem }): ReactElement {
  const tenant = useTenant();
  const api = useApiClient();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [full, setFull] = useState(false);
  const [events, setEvents] = useState<readonly CourseEvent[]>([]);
  const [busy, setBusy] = useState<number | null>(null);
  const [hasDialog, hasFull] = [useOnceOpen(open), useOnceOpen(full)];
  const { cartId, courseId, view } = item;
  const complain = ({ message }: ApiFailure) => showToast({ text: message, tone: 'error' });

  const params = { path: { id: String(courseId) } };
  /** Those for everybody, then those for the programme's own people (docs/product/schedule.md#own-people). */
  async function dates() {
    const answer = await api.GET('/api/course/{id}/event', { params });
    if (!answer.data || !tenant.program) return answer;
    const own = await api.GET('/api/course/{id}/event-b2b', { params });
    return { ...answer, data: { ...answer.data, data: [...answer.data.data, ...(own.data?.data ?? [])] } };
  }
  async function show(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const { data, error } = await dates();
    if (!data) return complain(error);
    setEvents(data.data);
    setOpen(true);
  }
  async function tellFull(): Promise<void> {
    setFull(true);
    const { data } = await dates();
    if (data) setEvents(data.data); // without an answer its dialog has said what there is to say
  }
  async function choose(eventId: number): Promise<void> {
    setBusy(eventId);
    const { error } = await api.PATCH('/api/cart/{cartId}', { params: { path: { cartId } }, body: { eventId } });
    setBusy(null);
    if (leadsToLogin(error, tenant)) return;
    if (error?.status === 'EVENT_FULL') return tellFull();
    if (error) return complain(error);
    setOpen(false);
    showToast({ text: cartText.scheduleChanged, tone: 'success', durationMs: TOAST_MS.wishlist });
    router.refresh();
  }
  return (
    <>
      <ButtonLink
        kind="line"
        size="small"
        className="cartItem-schedule"
        href={`${view.href}#jadwal`}
        onClick={(event) => void show(event)}
      >
        {item.event ? cartText.changeSchedule : cartText.chooseSchedule}
      </ButtonLink>
      <Suspense fallback={null}>
        {hasDialog && (
          <ScheduleDates
            open={open}
            courseTitle={view.title}
            events={events}
            chosenId={item.event?.eventId}
            busyId={busy}
            onChoose={(eventId) => void choose(eventId)}
            onClose={() => setOpen(false)}
          />
        )}
        {hasFull && <EventFullDialog open={full} onClose={() => setFull(false)} />}
      </Suspense>
    </>
  );
}

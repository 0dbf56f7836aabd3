'use client';
import { PROMO_LIST_SKELETONS } from '@suluh/domain/promo';
import { errorText } from '@suluh/i18n-id/errors';
import { promoText } from '@suluh/i18n-id/promo';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { Skeleton } from '@suluh/ui/feedback/Skeleton';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { Icon } from '@suluh/ui/icons/Icon';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';
import { PromoCoupon, type PromoView } from './PromoCoupon.tsx';

/** The promo list while it loads, when it came, and when it did not. */
export type PromoListView =
  | { kind: 'loading' }
  | { kind: 'promos'; promos: readonly PromoView[] }
  | { kind: 'failed'; message: string; onRetry: () => void };

interface PromoPanelProps {
  open: boolean;
  list: PromoListView;
  /** Highlighted promo, or null. */
  selectedCode: string | null;
  /** Why the promo cannot be used here, said in the panel. */
  notice: string | null;
  /** Amount of the highlighted promo, worded; null while there is none. */
  savingText: string | null;
  /** 'Masukkan kode terlebih dahulu' under the code. */
  searchError: string | null;
  busy: boolean;
  /** A fixed promo can neither be cleared nor replaced. */
  fixed: boolean;
  /** 'Cari' or Enter, with what is entered. */
  onSearch: (entered: string) => void;
  /** The code was emptied: every promo again. */
  onClear: () => void;
  onPick: (code: string) => void;
  onUse: () => void;
  onReset: () => void;
  onClose: () => void;
}

function List({
  list,
  selectedCode,
  fixed,
  onPick,
}: Pick<PromoPanelProps, 'list' | 'selectedCode' | 'fixed' | 'onPick'>): ReactElement {
  if (list.kind === 'loading') {
    return (
      <div className="promoCoupon-skeleton" role="status" aria-label={promoText.loading}>
        {Array.from({ length: PROMO_LIST_SKELETONS }, (_, index) => (
          <Skeleton key={index} height="100%" />
        ))}
      </div>
    );
  }
  if (list.kind === 'failed') {
    return (
      <Note tone="error" alert>
        {list.message}{' '}
        <button type="button" className="type-link" onClick={list.onRetry}>
          {errorText.retry}
        </button>
      </Note>
    );
  }
  if (list.promos.length === 0) {
    return (
      <div className="emptyState promoCoupon-empty" role="status">
        <svg className="emptyState-art" viewBox="-14 0 348 204" aria-hidden="true">
          <use href="/_ui/kain.svg#kain-truntum" x="-14" width="348" height="204" />
        </svg>
        <h3 className="type-h3">{promoText.notFoundTitle}</h3>
        <p>{promoText.notFoundBody}</p>
      </div>
    );
  }
  return (
    <div className="promoCoupon-list" role="radiogroup" aria-label={promoText.title}>
      {list.promos.map((promo) => (
        <PromoCoupon
          key={promo.code}
          promo={promo}
          name="promo"
          selected={promo.code === selectedCode}
          locked={fixed}
          onSelect={onPick}
        />
      ))}
    </div>
  );
}

/**
 * Promo panel: modal on a desktop, bottom sheet on a phone (docs/product/dialogs.md; docs/product/promo.md#flow).
 * Needs CheckoutStylesheet.
 */
export function PromoPanel(props: PromoPanelProps): ReactElement {
  const {
    open,
    list,
    selectedCode,
    notice,
    savingText,
    searchError,
    busy,
    fixed,
    onSearch,
    onClear,
    onPick,
    onUse,
    onReset,
    onClose,
  } = props;
  const [inputId, errorId] = [useId(), useId()];
  const [entered, setEntered] = useState('');
  function change(value: string): void {
    setEntered(value.toUpperCase());
    if (value === '') onClear();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(entered);
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={promoText.title}>
      <div className="bottomSheet-body">
        <form className="promoCoupon-search" role="search" onSubmit={submit} noValidate>
          <div className="field promoCoupon-field">
            <label className="layout-hidden" htmlFor={inputId}>
              {promoText.code}
            </label>
            <span className={searchError ? 'field-input field-invalid' : 'field-input'}>
              <Icon name="search" />
              <input
                id={inputId}
                type="text"
                placeholder={promoText.codePlaceholder}
                autoComplete="off"
                autoCapitalize="characters"
                value={entered}
                onChange={(event) => change(event.currentTarget.value)}
                aria-invalid={searchError ? true : undefined}
                aria-describedby={searchError ? errorId : undefined}
              />
            </span>
            {searchError && (
              <FieldMessage id={errorId} tone="error">
                {searchError}
              </FieldMessage>
            )}
          </div>
          <Button type="submit" kind="line">
            {promoText.search}
          </Button>
        </form>
        <div className="promoCoupon-area">
          {notice && (
            <Note tone="warning" alert>
              {notice}
            </Note>
          )}
          {fixed && <Note>{promoText.fixed}</Note>}
          <List list={list} selectedCode={selectedCode} fixed={fixed} onPick={onPick} />
        </div>
      </div>
      <div className="promoCoupon-foot">
        {savingText && (
          <p aria-live="polite">
            <span className="type-caption type-muted">{promoText.saving}</span>
            <b className="type-tabular">{savingText}</b>
          </p>
        )}
        {!fixed && (
          <Button kind="plain" disabled={selectedCode === null} onClick={onReset}>
            {promoText.reset}
          </Button>
        )}
        <Button loading={busy} disabled={selectedCode === null} onClick={onUse}>
          {promoText.use}
        </Button>
      </div>
    </BottomSheet>
  );
}

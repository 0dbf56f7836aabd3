import { failureOfMessage, type Form, type FormValues } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';
import { createFormControl, type FormState, type SubmitHandler } from 'react-hook-form';
import { ruleResolver } from './ruleResolver.ts';

/** What a living form tells of itself: the sentence below each field that shows one. */
export type FieldSentences = Readonly<Record<string, string>>;

/** A form element brought to life: reads it by its rules, and hands on what was typed if nothing is wrong. */
export interface LiveForm<Values> {
  submit: (send: (values: Values) => Promise<void>) => Promise<void>;
  /** Stops listening. */
  end: () => void;
}

interface Waking {
  element: HTMLFormElement;
  /** Fields that were left before the form lived. */
  left: Iterable<string>;
  onSentences: (sentences: FieldSentences) => void;
  /** Something is typed or chosen. */
  onChange: () => void;
}

export type Wake<Values> = (waking: Waking) => LiveForm<Values>;

const isField = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement;

/** Errors show once a field was touched, the first one only (docs/product/validation.md#form-fields). */
const sentencesOf = ({ errors, touchedFields, isSubmitted }: FormState<Record<string, unknown>>): FieldSentences =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => isSubmitted || touchedFields[name])
      .map(([name, error]) => [name, ruleText(failureOfMessage(String(error?.message ?? '')))]),
  );

/** Why a form was refused as a whole stands above its fields: whoever pressed the button below them is to see it. */
const bringRefusalIntoView = (element: HTMLFormElement) =>
  setTimeout(() => element.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })); // once it is drawn

/**
 * Brings a form of the page to life by its rules. It is loaded when somebody first touches the form: its fields keep
 * what they hold. `deps` names the fields that are read anew when one changes.
 */
export const liveForm =
  <F extends Form>(fields: F, deps: Partial<Record<string, string[]>> = {}): Wake<FormValues<F>> =>
  ({ element, left, onSentences, onChange }) => {
    const control = createFormControl<Record<string, unknown>>({
      resolver: ruleResolver(fields) as never, // its names are those of the fields below
      mode: 'onTouched',
    });
    const stopTelling = control.subscribe({
      formState: { errors: true, touchedFields: true, isSubmitted: true },
      callback: (state) => onSentences(sentencesOf(state as FormState<Record<string, unknown>>)),
    });
    const inputOf = (name: string) => element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const registered = Object.keys(fields)
      .filter((name) => inputOf(name) !== null)
      .map((name) => [name, control.register(name, deps[name] ? { deps: deps[name] } : {})] as const);
    for (const [name, { ref }] of registered) ref(inputOf(name));
    const known = new Map(registered);
    const follow = ({ type, target }: Event) => {
      if (!isField(target)) return;
      const field = known.get(target.name);
      if (type === 'input') onChange();
      void field?.[type === 'input' ? 'onChange' : 'onBlur']({ type: type === 'input' ? 'change' : 'blur', target });
    };
    element.addEventListener('input', follow);
    element.addEventListener('focusout', follow);
    for (const name of left) void known.get(name)?.onBlur({ type: 'blur', target: inputOf(name) });
    return {
      submit: async (send) => {
        await control.handleSubmit(send as SubmitHandler<Record<string, unknown>>)();
        bringRefusalIntoView(element);
      },
      end: () => {
        element.removeEventListener('input', follow);
        element.removeEventListener('focusout', follow);
        stopTelling();
      },
    };
  };

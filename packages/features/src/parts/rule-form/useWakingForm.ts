'use client';
import type { Form } from '@suluh/domain/validation';
import { errorText } from '@suluh/i18n-id/errors';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { useComingBack } from '../navigation/index.ts';
import type { Draft } from './draft.ts';
import { drafted } from './drafted.ts';
import type { FieldSentences, LiveForm, Wake } from './liveForm.ts';
import type { Submitted } from './submitted.ts';

/** What a form element is given to wake when it is touched. */
interface WakingProps {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onFocus: () => void;
  onPointerDown: () => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  noValidate: true;
}

/**
 * A form whose rules are loaded when somebody first touches it (tooling/decisions/0051). Its fields are plain ones: what
 * is typed or left before the rules are there is read when they are, sending waits for them, and a form whose rules
 * do not come is sent as before JavaScript. A refusal of the server hides when something is changed. `draft` is what was
 * refused before JavaScript: its fields hold it, and say what was wrong until they are changed or sent again.
 */
export function useWakingForm<Values extends object>(
  load: () => Promise<Wake<Values>>,
  send: (values: Values) => Promise<Submitted>,
  onDone: (values: Values) => void,
  draft: Draft<Form> | null = null,
) {
  const element = useRef<HTMLFormElement>(null);
  const live = useRef<Promise<LiveForm<Values>> | null>(null);
  const left = useRef(new Set<string>());
  const [sentences, setSentences] = useState<FieldSentences>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [submitCount, setSubmitCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useComingBack(() => setBusy(false)); // the back button shows the page as it was left

  async function begin(): Promise<LiveForm<Values>> {
    const wake = await load();
    return wake({
      element: element.current!,
      left: left.current,
      onSentences: setSentences,
      onChange: () => setProblem(null),
    });
  }
  function wake(): Promise<LiveForm<Values>> {
    live.current ??= begin();
    live.current.catch(() => (live.current = null)); // it is tried again with the next touch
    return live.current;
  }
  const touch = () => void wake().catch(() => undefined); // what did not come is told when the form is sent
  const begun = useEffectEvent(touch);
  useEffect(() => {
    if (element.current!.contains(document.activeElement)) begun(); // before this page came to life
    return () => {
      void live.current?.then(({ end }) => end()).catch(() => undefined);
      live.current = null;
    };
  }, []);

  async function submit(): Promise<void> {
    setBusy(true);
    let isDone = false;
    const form = await wake().catch(() => null);
    setSubmitCount((count) => count + 1);
    if (form === null && navigator.onLine) return element.current!.submit(); // as before JavaScript
    if (form === null) setProblem(errorText.noConnection);
    await form?.submit(async (values) => {
      setProblem(null);
      const result = await send(values);
      if (result.kind === 'refused') return setProblem(result.failure.message || errorText.noConnection);
      isDone = true;
      onDone(values);
    });
    if (!isDone) setBusy(false); // else busy until the next page is there
  }
  const props: WakingProps = {
    ref: element,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    onFocus: touch,
    onPointerDown: touch,
    onInput: ({ target }) => {
      touch();
      const { name } = target as HTMLInputElement;
      if (draft && !changed.includes(name)) setChanged([...changed, name]);
    },
    onBlur: ({ target }) => void left.current.add((target as unknown as HTMLInputElement).name),
    noValidate: true,
  };
  const field = (name: string & keyof Values) => ({
    name,
    ...drafted(draft, name, { own: sentences[name], isTouched: submitCount > 0 || changed.includes(name) }),
  });
  return { props, field, problem, submitCount, busy };
}

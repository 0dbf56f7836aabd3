import { TextField, type TextFieldProps } from '@suluh/ui/forms/TextField';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';

/** Letters from which cities are looked for. */
const LEAST_LETTERS = 2;
const SETTLED_MS = 200;
const MOST_CITIES = 8;

/** The city of a learner: those that are named as it is typed are suggested, and any other may be written. */
export function CityField(props: TextFieldProps): ReactElement {
  const api = useApiClient();
  const [cities, setCities] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function suggest({ currentTarget: { value } }: FormEvent<HTMLInputElement>): void {
    clearTimeout(timer.current);
    const q = value.trim();
    if (q.length < LEAST_LETTERS) return;
    timer.current = setTimeout(() => {
      void api
        .GET('/api/city', { params: { query: { q } } })
        .then(({ data }) => data && setCities([...new Set(data.data.map(({ name }) => name))].slice(0, MOST_CITIES)));
    }, SETTLED_MS);
  }
  return (
    <>
      <TextField {...props} onInput={suggest} list="kota" />
      <datalist id="kota">
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

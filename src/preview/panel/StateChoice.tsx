import { useEffect, useState } from 'react';
import { keys } from '#preview/shared/choices.ts';
import { type PanelFacts, type StateName, statesPath } from '#preview/shared/protocol.ts';
import { SelectField } from './SelectField.tsx';
import type { FramedPage } from './use-page.ts';

interface Props {
  readonly facts: PanelFacts;
  readonly url: URL;
  readonly revision: string;
  readonly go: FramedPage['go'];
}

/** A state of `theme test` in place of all other choices. The list is made on request. */
export function StateChoice({ facts: { template, state }, url, revision, go }: Props) {
  const [open, setOpen] = useState(state !== undefined);
  const seed = url.searchParams.get(keys.seed) ?? '1';
  const states = useStates(open ? `${statesPath}?${new URLSearchParams({ template, seed, revision })}` : undefined);

  const choose = (id: string): void =>
    go(
      ({ searchParams }) => {
        if (id === '') searchParams.delete(keys.state);
        else searchParams.set(keys.state, id);
      },
      { state: states?.find((one) => one.id === id) },
    );
  const listed = state && !states?.some(({ id }) => id === state.id) ? [state] : [];
  return (
    <section>
      <h2>State of the theme test</h2>
      {open ? (
        <SelectField
          label={`Of the template ${template}`}
          value={state?.id ?? ''}
          onChoose={choose}
          hint={states ? `${states.length} states` : 'The states are being made.'}
        >
          <option value="">none: as chosen above</option>
          {[...listed, ...(states ?? [])].map(({ id, title }) => (
            <option key={id} value={id}>
              {`${id}  ${title}`}
            </option>
          ))}
        </SelectField>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          List the states
        </button>
      )}
    </section>
  );
}

/** Fetches the list at an address; each revision of the theme has its own. */
const useStates = (address: string | undefined): readonly StateName[] | undefined => {
  const [states, setStates] = useState<readonly StateName[]>();
  useEffect(() => {
    if (address === undefined) return;
    const abort = new AbortController();
    fetch(address, { signal: abort.signal })
      .then((answer) => answer.json())
      .then(
        (list: readonly StateName[]) => setStates(list),
        // The preview has stopped, which the page says; or another list is wanted by now.
        () => undefined,
      );
    return () => abort.abort();
  }, [address]);
  return states;
};

import { keys } from '#preview/shared/choices.ts';
import type { PanelFacts } from '#preview/shared/protocol.ts';
import { SelectField } from './SelectField.tsx';
import type { FramedPage } from './use-page.ts';

interface Props {
  readonly facts: PanelFacts;
  readonly go: FramedPage['go'];
}

const labels: ReadonlyMap<string, string> = new Map([
  ['two-hundred', '200 items'],
  ['least', 'least: only what it must have'],
  ['longest', 'longest texts'],
  ['devanagari', 'in Devanagari'],
  ['urdu', 'in Urdu, right to left'],
  ['no-images', 'without pictures'],
  ['html-in-text', 'HTML in texts'],
]);

/** How each source of the page answers. */
export function SourceChoice({ facts: { sources, state }, go }: Props) {
  if (sources.length === 0) return null;
  const choose = (source: string, name: string): void =>
    go(
      ({ searchParams }) => {
        if (name === '') searchParams.delete(keys.source + source);
        else searchParams.set(keys.source + source, name);
      },
      { sources: sources.map((one) => (one.source === source ? { ...one, chosen: name } : one)) },
    );
  return (
    <section>
      <h2>Data</h2>
      {state && <p className="hint">The state says how each source answers.</p>}
      {sources.map(({ source, classes, chosen, answer }) => (
        <SelectField
          key={source}
          label={source}
          inRow
          value={chosen}
          disabled={state !== undefined}
          hint={answer}
          onChoose={(name) => choose(source, name)}
        >
          <option value="">as it is</option>
          {(classes.includes(chosen) || chosen === '' ? classes : [...classes, chosen]).map((name) => (
            <option key={name} value={name}>
              {labels.get(name) ?? name}
            </option>
          ))}
        </SelectField>
      ))}
    </section>
  );
}

import { keys } from '#preview/shared/choices.ts';
import type { PanelFacts } from '#preview/shared/protocol.ts';
import { SelectField } from './SelectField.tsx';
import type { FramedPage } from './use-page.ts';

interface Props {
  readonly facts: PanelFacts;
  readonly go: FramedPage['go'];
}

/** In which look the sections of each kind stand. */
export function LookChoice({ facts: { looks, state }, go }: Props) {
  if (looks.length === 0) return null;
  const choose = (kind: string, look: string): void =>
    go(
      ({ searchParams }) => {
        if (look === '') searchParams.delete(keys.look + kind);
        else searchParams.set(keys.look + kind, look);
      },
      { looks: looks.map((one) => (one.kind === kind ? { ...one, chosen: look } : one)) },
    );
  return (
    <section>
      <h2>Looks</h2>
      {state && <p className="hint">A state stands in the looks of the theme.</p>}
      {looks.map(({ kind, looks: names, chosen }) => (
        <SelectField
          key={kind}
          label={`Look of ${kind}`}
          inRow
          value={chosen}
          disabled={state !== undefined}
          onChoose={(look) => choose(kind, look)}
        >
          <option value="">as in the theme</option>
          {(names.includes(chosen) || chosen === '' ? names : [...names, chosen]).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </section>
  );
}

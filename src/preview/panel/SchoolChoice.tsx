import { keys } from '#preview/shared/choices.ts';
import type { PanelFacts, PresetFacts } from '#preview/shared/protocol.ts';
import { SelectField } from './SelectField.tsx';
import { SettingField } from './SettingField.tsx';
import type { FramedPage } from './use-page.ts';

interface Props {
  readonly facts: PanelFacts;
  readonly go: FramedPage['go'];
}

/** What a school chooses of the theme: its own choices or none of them, and others in their place. */
export function SchoolChoice({ facts, go }: Props) {
  const { own, themeAlone, preset, settings, state } = facts;
  const put = (key: string, value: string | undefined, expected: Partial<PanelFacts>): void =>
    go(({ searchParams }) => {
      if (value === undefined) searchParams.delete(key);
      else searchParams.set(key, value);
    }, expected);
  const set = (id: string, value: string): void => {
    const changed = settings.map((one) => (one.id === id ? { ...one, value } : one));
    const before = settings.find((one) => one.id === id)?.before;
    put(keys.setting + id, value === before ? undefined : value, { settings: changed });
  };
  const choosePreset = (name: string): void => {
    const chosen = name === preset.before ? undefined : name;
    put(keys.preset, chosen, { preset: { ...preset, chosen } });
  };
  return (
    <section>
      <h2>Choices of the school</h2>
      <div aria-live="polite">
        {own.says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {own.canBeChosen && (
        <button type="button" onClick={() => put(keys.themeAlone, themeAlone ? undefined : '1', {})}>
          {themeAlone ? 'Show the school’s' : 'Show the theme’s'}
        </button>
      )}
      {own.problems.length > 0 && (
        <ul className="findings">
          {own.problems.map((problem) => (
            <li key={problem} className="warning">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {preset.presets.length > 0 && (
        <SelectField
          label="Preset"
          inRow
          value={preset.chosen ?? preset.before}
          disabled={state !== undefined}
          hint={presetHint(preset)}
          onChoose={choosePreset}
        >
          <option value="">none</option>
          {preset.presets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {settings.map((setting) => (
        <SettingField
          key={setting.id}
          setting={setting}
          disabled={state !== undefined}
          onChoose={(value) => set(setting.id, value)}
        />
      ))}
    </section>
  );
}

const presetHint = ({ before, chosen }: PresetFacts): string => {
  const own = before === '' ? 'the school has none' : 'the school’s own';
  return chosen === undefined || chosen === before
    ? own
    : `chosen here; ${before === '' ? own : `${own} is ${before}`}`;
};

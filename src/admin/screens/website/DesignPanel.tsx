import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Visit } from '#engine/data/visit.ts';
import { leastContrast } from '#engine/record/contrast-findings.ts';
import { chosenColors } from '#engine/record/settings-of.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, SwitchField } from '../../ui/Field.tsx';
import { useReading } from '../../ui/reading.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { chooseColor } from './choices.ts';
import { colourName, offeredColours } from './colour-names.ts';
import { FontPairs } from './FontPairs.tsx';
import { Pale } from './Pale.tsx';
import type { PageMaker } from './page-maker.ts';
import { panelWords } from './panel-words.ts';
import { type Attempt, useAttempt } from './use-attempt.ts';
import type { Choices } from './use-choices.ts';
import classes from './website.module.css';

interface Props {
  readonly maker: PageMaker;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** What the whole site has: ready-made choices, switches, colours with their contrast. */
export const DesignPanel = ({ maker, choices, onClose }: Props) => {
  const say = useWords(panelWords);
  const locale = useLocale();
  const { theme } = maker;
  const presets = Object.entries(theme.presets);
  const attempt = useAttempt(maker, choices);
  const { value } = attempt;
  const offered = offeredColours
    .map((name) => `color.${name}`)
    .filter((token) => theme.tokens[token]?.type === 'color');
  // A colour that is not offered may be in the way all the same.
  const tokens = [...new Set([...offered, ...attempt.findings.map(({ token }) => token)])];
  return (
    <section aria-labelledby="panel">
      <header>
        <h2 id="panel">{say('design')}</h2>
        <button type="button" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      </header>
      {presets.length > 0 && (
        <SelectField
          label={say('preset')}
          error={value.preset === choices.value.preset ? undefined : say('presetPale')}
          value={value.preset ?? ''}
          options={[
            { value: '', label: say('noPreset') },
            ...presets.map(([name]) => ({ value: name, label: name.charAt(0).toUpperCase() + name.slice(1) })),
          ]}
          onChange={({ currentTarget }) => {
            const preset = currentTarget.value === '' ? null : currentTarget.value;
            attempt.choose((before) => ({ ...before, preset }));
          }}
        />
      )}
      {Object.entries(theme.settings).map(([id, initial]) => {
        const label = theme.settingLabels[id]?.[locale] ?? theme.settingLabels[id]?.[theme.textLocale] ?? id;
        const now = value.settings[id] ?? initial;
        const choose = (next: boolean | string): void =>
          attempt.choose((before) => {
            const { [id]: _, ...others } = before.settings;
            return { ...before, settings: next === initial ? others : { ...others, [id]: next } };
          });
        const options = theme.options[id];
        if (typeof initial === 'boolean')
          return <SwitchField key={id} label={label} checked={now === true} onChange={choose} />;
        if (!options) return null;
        return (
          <SelectField
            key={id}
            label={label}
            value={String(now)}
            options={options.map((one) => ({ value: one, label: one }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        );
      })}
      <Logo maker={maker} />
      <FontPairs maker={maker} choices={choices} />
      <h3>{say('colours')}</h3>
      {attempt.findings.length > 0 && (
        <Button size="compact" look="quiet" onClick={() => attempt.drop()}>
          {say('asBefore')}
        </Button>
      )}
      <ul className={classes.colours}>
        {tokens.map((token) => (
          <ColourRow key={token} token={token} maker={maker} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
};

/** The logo is the school's, whatever its theme is. */
const Logo = ({ maker }: Pick<Props, 'maker'>) => {
  const say = useWords(panelWords);
  const { site } = maker.page.visit as unknown as Pick<Visit, 'site'>;
  const src = site.school_Logo_Image_Media?.variants[0]?.url ?? site.school_Logo_Image;
  return (
    <p className={classes.logo}>
      {src && <img src={src} alt="" />}
      {!useReading() && <Link to="/school/profile">{say(src ? 'changeLogo' : 'addLogo')}</Link>}
    </p>
  );
};

interface RowProps {
  readonly token: string;
  readonly maker: PageMaker;
  readonly attempt: Attempt;
}

/** One colour. What cannot be read is seen here and not used: the nearest shade that passes is offered instead. */
const ColourRow = ({ token, maker, attempt }: RowProps) => {
  const say = useWords(panelWords);
  const { theme, manifests } = maker;
  const isReading = useReading();
  const { value } = attempt;
  const shown = colourOf(maker, value, token);
  const finding = attempt.findings.find((one) => one.token === token);
  const ratio = useMemo(
    () => leastContrast(theme, { ...value, sections: manifests, page: pageStyle }, token),
    [theme, manifests, value, token],
  );
  const choose = (color: string | undefined): void => attempt.choose((before) => chooseColor(before, token, color));
  return (
    <li>
      <label>
        <input
          type="color"
          disabled={isReading}
          value={shown}
          onChange={({ target }) => choose(target.value.toUpperCase())}
        />
        <strong>{colourName(token, say)}</strong>
        <code>{shown}</code>
      </label>
      <span className={classes.ratio} data-bad={finding && ''}>
        {finding ? <X aria-hidden size={14} /> : <Check aria-hidden size={14} />}
        {ratio === undefined ? say('noText') : say('ratio', { ratio: ratio.toFixed(1) })}
      </span>
      {finding && <Pale finding={finding} attempt={attempt} />}
      {!isReading && value.tokens[token] !== undefined && (
        <button type="button" className={classes.reset} onClick={() => choose(undefined)}>
          {say('reset')}
        </button>
      )}
    </li>
  );
};

/** A colour of the site with some choices, `#RRGGBB`. */
const colourOf = ({ theme }: PageMaker, choices: ThemeChoices, token: string): string => {
  const chosen = chosenColors(theme, choices)[token];
  const color = typeof chosen === 'string' ? chosen : (theme.tokens[token]?.css ?? '#000000');
  return /^#[\da-f]{6}$/i.test(color) ? color.toUpperCase() : '#000000';
};

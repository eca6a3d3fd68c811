import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SectionManifest } from '#engine/section.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, SwitchField, TextAreaField } from '../../ui/Field.tsx';
import { useReading } from '../../ui/reading.ts';
import { lookName, settingName, settingValue } from '../../words/look-names.ts';
import { sectionName } from '../../words/section-names.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { chooseForSection, chooseSetting, chooseWords } from './choices.ts';
import { colourName } from './colour-names.ts';
import { FiguresField } from './FiguresField.tsx';
import { NumberSetting } from './NumberSetting.tsx';
import { Pale } from './Pale.tsx';
import type { PageMaker } from './page-maker.ts';
import { panelWords } from './panel-words.ts';
import { placeOf, Reason } from './Reason.tsx';
import type { SectionRow } from './section-rows.ts';
import { useAttempt } from './use-attempt.ts';
import type { Choices } from './use-choices.ts';
import classes from './website.module.css';

interface Props {
  readonly row: SectionRow;
  readonly maker: PageMaker;
  readonly choices: Choices;
  readonly onClose: () => void;
}

interface Setting {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: { readonly properties?: Readonly<Record<string, Setting>> };
}

/** Settings that a school has words or a choice for; addresses and lists belong to the theme. */
const editable = ({ type, format, enum: options }: Setting): boolean =>
  options !== undefined ||
  type === 'boolean' ||
  type === 'integer' ||
  (type === 'string' && format !== 'link' && format !== 'figure');

/** Whether a setting is a list of figures, which a theme has examples of alone. */
const holdsFigures = ({ items }: Setting): boolean =>
  Object.values(items?.properties ?? {}).some(({ format }) => format === 'figure');

/** What of a section can be chosen: its look, its words. */
export const SectionPanel = ({ row, maker, choices, onClose }: Props) => {
  const say = useWords(panelWords);
  const locale = useLocale();
  const isReading = useReading();
  const attempt = useAttempt(maker, choices);
  const name = sectionName(row.title, locale);
  const placed = maker.template.sections.find(({ key }) => key === row.key);
  const looks = maker.manifests.filter(({ type }) => type === row.manifest.type);
  const all = Object.entries(
    (row.manifest.settings as { readonly properties?: Readonly<Record<string, Setting>> }).properties ?? {},
  );
  const settings = all.filter(([, setting]) => editable(setting));
  const figures = all.filter(([, setting]) => holdsFigures(setting));
  const own = (choices.value.overrides[row.key]?.settings ?? {}) as Readonly<Record<string, unknown>>;
  const isTried = attempt.findings.length > 0;
  const lookNow = isTried ? (attempt.value.overrides[row.key]?.look ?? placed?.look) : row.manifest.look;
  const usable = looks.filter((look) => fits(look, maker, placed?.bindings ?? {}));

  return (
    <section aria-labelledby="panel">
      <header>
        <h2 id="panel">{name}</h2>
        <button type="button" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      </header>
      {row.reason && <Reason row={row} reason={row.reason} />}
      {row.isFixed && row.region === 'main' && <p className={classes.reason}>{say('fixed')}</p>}
      {usable.length > 1 && (
        <fieldset className={classes.looks} disabled={isReading}>
          <legend>{say('lookOf')}</legend>
          {usable
            .filter(({ look }) => !isReading || look === row.manifest.look)
            .map((look) => (
              <label key={look.look}>
                <input
                  type="radio"
                  name={`look-${row.key}`}
                  checked={look.look === lookNow}
                  onChange={() =>
                    attempt.choose((value) =>
                      chooseForSection(value, row.key, { look: look.look === placed?.look ? undefined : look.look }),
                    )
                  }
                />
                <strong>{lookName(look.look, locale)}</strong>
                {look.look === placed?.look && <small>{say('themeLook')}</small>}
              </label>
            ))}
          {attempt.findings.map((finding) => (
            <Pale key={finding.token} finding={finding} attempt={attempt} name={colourName(finding.token, say)} />
          ))}
          {isTried && (
            <Button size="compact" look="quiet" onClick={() => attempt.drop()}>
              {say('asBefore')}
            </Button>
          )}
        </fieldset>
      )}
      {row.content && (
        <p>
          <Link to={placeOf(row.content)}>{say(isReading ? 'seeContent' : 'editContent')}</Link>
        </p>
      )}
      {figures.map(([key]) => (
        <FiguresField
          key={key}
          chosen={own[key]}
          onChange={(next) => choices.change((value) => chooseSetting(value, row.key, key, next))}
        />
      ))}
      {settings.length > 0 && <Settings row={row} maker={maker} choices={choices} settings={settings} own={own} />}
      {settings.length === 0 && figures.length === 0 && usable.length < 2 && (
        <p className={classes.reason}>{say('noSettings')}</p>
      )}
    </section>
  );
};

interface SettingsProps extends Omit<Props, 'onClose'> {
  readonly settings: readonly (readonly [string, Setting])[];
  /** What the school has chosen of them. */
  readonly own: Readonly<Record<string, unknown>>;
}

/** What a section says and how much it shows. Where the site has several languages, its texts are those of the page's. */
const Settings = ({ row, maker, choices, settings, own }: SettingsProps) => {
  const say = useWords(panelWords);
  const locale = useLocale();
  const language = maker.page.languages.find(({ current }) => current);
  const isFirst = language?.locale === maker.theme.defaultLocale;
  const translated = (language && choices.value.overrides[row.key]?.translations?.[language.locale]) ?? {};
  const choose = (name: string, next: unknown): void =>
    choices.change((value) => chooseSetting(value, row.key, name, next));
  const chooseText = (locale: string, name: string, text: string | undefined): void =>
    choices.change((value) => {
      // What names no language is that of the first.
      const before = isFirst ? chooseSetting(value, row.key, name, undefined) : value;
      return chooseWords(before, row.key, { locale, name, text });
    });
  return (
    <div className={classes.settings}>
      <h3>{say('words')}</h3>
      {settings.map(([name, setting]) =>
        language && setting.format === 'text' ? (
          <WordsField
            key={`${name} ${language.locale}`}
            label={isFirst ? settingName(name, locale) : `${settingName(name, locale)} · ${language.name}`}
            setting={setting}
            chosen={translated[name] ?? (isFirst ? own[name] : undefined)}
            shown={row.shown?.props[name]}
            onChange={(text) => chooseText(language.locale, name, text)}
          />
        ) : (
          <SettingField
            key={name}
            name={name}
            per={name.endsWith('Ms') ? msPerSecond : 1}
            setting={setting}
            chosen={own[name]}
            shown={row.shown?.props[name]}
            onChange={(next) => choose(name, next)}
          />
        ),
      )}
    </div>
  );
};

/** Whether a section of the theme can stand in a look. */
const fits = (look: SectionManifest, { theme }: PageMaker, bindings: Readonly<Record<string, unknown>>): boolean => {
  const { required = [] } = look.bindings as { readonly required?: readonly string[] };
  return (
    look.tokens.every((token) => Object.hasOwn(theme.tokens, token)) &&
    required.every((prop) => Object.hasOwn(bindings, prop))
  );
};

/** Themes count times in milliseconds, people in seconds. */
const msPerSecond = 1000;

interface SettingProps {
  readonly name: string;
  /** How much of the setting is 1 in the field. */
  readonly per: number;
  readonly setting: Setting;
  /** What the school has chosen; undefined where that is left to the theme. */
  readonly chosen: unknown;
  /** What is on the page now. */
  readonly shown: unknown;
  readonly onChange: (value: unknown) => void;
}

const SettingField = ({ name, per, setting, chosen, shown, onChange }: SettingProps) => {
  const locale = useLocale();
  const label = settingName(name, locale);
  if (setting.enum)
    return (
      <SelectField
        label={label}
        value={String(chosen ?? shown ?? setting.enum[0] ?? '')}
        options={setting.enum.map((one) => ({ value: String(one), label: settingValue(name, String(one), locale) }))}
        onChange={({ currentTarget }) => onChange(setting.enum?.find((one) => String(one) === currentTarget.value))}
      />
    );
  if (setting.type === 'boolean')
    return <SwitchField label={label} checked={(chosen ?? shown) === true} onChange={onChange} />;
  if (setting.type === 'integer')
    return <NumberSetting label={label} per={per} limits={setting} chosen={chosen} shown={shown} onChange={onChange} />;
  return <WordsField label={label} setting={setting} chosen={chosen} shown={shown} onChange={onChange} />;
};

interface WordsProps extends Omit<SettingProps, 'name' | 'per' | 'onChange'> {
  readonly label: string;
  readonly onChange: (text: string | undefined) => void;
}

/** A text of a section; the theme's own, or what stands there now, behind it. */
const WordsField = ({ label, setting, chosen, shown, onChange }: WordsProps) => {
  const say = useWords(panelWords);
  const isReading = useReading();
  const text = String(chosen ?? '');
  const theirs = chosen === undefined && typeof shown === 'string' ? shown : '';
  return (
    <TextAreaField
      label={label}
      minRows={1}
      value={isReading ? text || theirs : text}
      maxLength={setting.maxLength}
      placeholder={theirs}
      help={say('leave')}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
    />
  );
};

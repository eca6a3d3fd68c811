import { Check, Contrast, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { listSchoolThemes, MissingInTheme, SchoolTheme } from '#schemas/api/theme-gallery.ts';
import type { Received } from '../../calls/types.ts';
import { formatTime } from '../../format/dates.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { Frame } from './Frame.tsx';
import classes from './theme.module.css';
import { useApply } from './use-apply.ts';
import { contentWords, themeWords } from './words.ts';

interface Props {
  readonly list: Received<typeof listSchoolThemes>;
  readonly theme: SchoolTheme;
  readonly used: SchoolTheme;
}

/** What changes for a school with another theme: both beside each other, and what will not be shown first. */
export const Report = (props: Props) => {
  const say = useWords(themeWords);
  const { list, theme, used } = props;
  const locale = useLocale();
  const isPhone = useIsPhone();
  /** Of two pictures, which one a phone shows. */
  const [side, setSide] = useState<'now' | 'next'>('next');
  const [device, setDevice] = useState<'phone' | 'desktop'>(isPhone ? 'phone' : 'desktop');
  return (
    <div className={classes.report}>
      <div className={classes.head}>
        <BackLink to="/school/website/theme">{say('all')}</BackLink>
        <h1>{say(theme.inUse ? 'inUse' : 'changeTo', { theme: theme.name })}</h1>
        <p>{say('checked', { time: formatTime(list.at, locale) })}</p>
      </div>
      <div className={classes.sides}>
        <div className={classes.tools}>
          {isPhone && !theme.inUse && (
            <Segments
              label={say('side')}
              options={[
                { value: 'now', label: used.name, name: say('now', { theme: used.name }) },
                { value: 'next', label: theme.name, name: say('next', { theme: theme.name }) },
              ]}
              chosen={side}
              onChoose={setSide}
            />
          )}
          <Segments
            label={say('width')}
            options={(['phone', 'desktop'] as const).map((value) => ({ value, label: say(value) }))}
            chosen={device}
            onChoose={setDevice}
          />
        </div>
        <div className={classes.pair}>
          {!theme.inUse && (!isPhone || side === 'now') && (
            <figure>
              <figcaption data-state="live">{say('now', { theme: used.name })}</figcaption>
              <Frame title={say('now', { theme: used.name })} preview={used.preview} device={device} />
            </figure>
          )}
          {(theme.inUse || !isPhone || side === 'next') && (
            <figure>
              <figcaption data-state={theme.inUse ? 'live' : 'waiting'}>
                {say(theme.inUse ? 'now' : 'next', { theme: theme.name })}
              </figcaption>
              <Frame title={say('next', { theme: theme.name })} preview={theme.preview} device={device} />
            </figure>
          )}
        </div>
      </div>
      <Facts {...props} />
    </div>
  );
};

const Facts = ({ list, theme, used }: Props) => {
  const say = useWords(themeWords);
  const sayContent = useWords(contentWords);
  const { apply, isPending } = useApply();
  const mayWrite = useMayWriteHere();
  const { name, missing, appears, choices, contrast, inUse } = theme;
  const losesPlaces = missing.some(({ kind }) => kind === 'language' || kind === 'page');
  return (
    <div className={classes.panel}>
      <Group title={say('notShown', { theme: name })} value={missing.length}>
        {missing.length === 0 && <Fact icon={<Check aria-hidden size={18} />} title={say('noneMissing')} />}
        {missing.map((one) => (
          <Missing key={`${one.kind} ${one.name}`} missing={one} theme={name} />
        ))}
      </Group>
      <Group title={say('comesOver')}>
        <Fact
          icon={<Check aria-hidden size={18} />}
          title={say('items', { items: list.items, pictures: list.pictures })}
        />
        {!losesPlaces && (
          <Fact icon={<Check aria-hidden size={18} />} title={say('addresses')} text={say('addressesHelp')} />
        )}
        {choices.own ? (
          <Fact
            icon={<Check aria-hidden size={18} />}
            title={say('ownChoices', { theme: name })}
            text={say('ownHelp')}
            {...(choices.count > 0 ? { value: choices.count } : {})}
          />
        ) : (
          choices.count > 0 && (
            <Fact
              icon={<Check aria-hidden size={18} />}
              title={say('carried')}
              text={say('carriedHelp', { theme: name })}
              value={choices.count}
            />
          )
        )}
        {appears.map(({ type }) => (
          <Fact
            key={type}
            icon={<Check aria-hidden size={18} />}
            title={sayContent(type)}
            text={say('appearsHelp', { used: used.name, theme: name })}
            value={say('appears')}
          />
        ))}
      </Group>
      <Group title={say('canRead')} value={say('pairs', { met: contrast.met, pairs: contrast.pairs })}>
        <Fact
          icon={<Contrast aria-hidden size={18} />}
          title={say('lowest', { ratio: ratio(contrast.lowest) })}
          value={say('needs', { ratio: ratio(contrast.needed) })}
        />
      </Group>
      {!inUse && mayWrite && (
        <div className={classes.foot}>
          <p>{say('who')}</p>
          <Button look="primary" busy={isPending} onClick={() => void apply(theme, used)}>
            {say('change', { theme: name })}
          </Button>
          <ButtonLink look="quiet" to="/school/website/theme">
            {say('notNow')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
};

/** Cut off and not rounded: 4.49 is no 4.5. */
const ratio = (value: number): string => (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);

interface GroupProps {
  readonly title: string;
  readonly value?: string | number;
  readonly children: ReactNode;
}

const Group = ({ title, value, children }: GroupProps) => (
  <section className={classes.group}>
    <h2>
      {title}
      <span>{value}</span>
    </h2>
    <ul>{children}</ul>
  </section>
);

interface FactProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly value?: string | number;
}

const Fact = ({ icon, title, text, value }: FactProps) => (
  <li className={classes.fact}>
    {icon}
    <div>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
    </div>
    <span>{value}</span>
  </li>
);

const choiceKeys = {
  preset: 'choice_preset',
  setting: 'choice_setting',
  token: 'choice_token',
  contrast: 'choice_contrast',
  section: 'choice_section',
  'section look': 'choice_look',
  'section setting': 'choice_sectionSetting',
  order: 'choice_order',
} as const;

const Missing = ({ missing, theme }: { readonly missing: MissingInTheme; readonly theme: string }) => {
  const say = useWords(themeWords);
  const sayContent = useWords(contentWords);
  const locale = useLocale();
  const { kind, name, count } = missing;
  const said = {
    content: () => [sayContent(name as keyof typeof contentWords.en), say('noPlace', { theme })],
    language: () => [
      new Intl.DisplayNames(locale, { type: 'language' }).of(name) ?? name,
      say('noLanguage', { theme }),
    ],
    page: () => [name, say('noPage', { theme })],
    link: () => [say('link', { address: name }), say('deadLink', { theme })],
    choice: () => [say(choiceKeys[name as keyof typeof choiceKeys]), say('choiceHelp', { theme })],
  }[kind]();
  const [title = '', text = ''] = said;
  return <Fact icon={<EyeOff aria-hidden size={18} />} title={title} text={text} value={count} />;
};

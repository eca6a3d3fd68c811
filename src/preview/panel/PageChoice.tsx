import { useId, useState } from 'react';
import { parseParam } from '#engine/data/match-route.ts';
import { isChoice, keys } from '#preview/shared/choices.ts';
import type { PanelFacts, TemplateFacts } from '#preview/shared/protocol.ts';
import type { Param } from '#schemas/theme/theme.ts';
import { pathTo } from './addresses.ts';
import { SelectField } from './SelectField.tsx';
import type { FramedPage } from './use-page.ts';

interface Props {
  readonly facts: PanelFacts;
  readonly go: FramedPage['go'];
}

/** Which page of the theme, in which language. */
export function PageChoice({ facts, go }: Props) {
  const { templates, locales, locale, params } = facts;
  const template = templates.find(({ id }) => id === facts.template);

  const goTo = (next: Partial<{ template: TemplateFacts; params: PanelFacts['params']; locale: string }>): void => {
    const to = { template, params, locale, ...next };
    if (!to.template) return;
    const path = pathTo({ ...to, template: to.template }, facts);
    const leave = (url: URL): void => {
      url.pathname = path;
      url.searchParams.delete(keys.state);
      // Another page has other keys.
      if (next.template)
        for (const key of [...url.searchParams.keys()]) if (!isChoice(key)) url.searchParams.delete(key);
    };
    go(leave, { template: to.template.id, params: to.params, locale: to.locale, state: undefined });
  };
  const chooseTemplate = (id: string): void => {
    const chosen = templates.find((one) => one.id === id);
    if (chosen) goTo({ template: chosen, params: chosen.examples });
  };
  return (
    <section>
      <h2>Page</h2>
      <SelectField label="Template" value={facts.template} onChoose={chooseTemplate}>
        {templates.map(({ id, segments }) => (
          <option key={id} value={id}>
            {`${id}  ${segments ? `/${segments.join('/')}` : '(any other address)'}`}
          </option>
        ))}
      </SelectField>
      {template && Object.keys(template.params).length > 0 && (
        <ParamFields
          key={`${template.id} ${JSON.stringify(params)}`}
          declared={template.params}
          values={params}
          onChoose={(chosen) => goTo({ params: chosen })}
        />
      )}
      {locales.length > 1 && (
        <SelectField label="Language" value={locale} onChoose={(chosen) => goTo({ locale: chosen })}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
      {facts.status === 404 && <p className="hint">This page answers 404, not found.</p>}
      {facts.status === 503 && <p className="hint">This page answers 503: what it is about failed to load.</p>}
    </section>
  );
}

interface ParamProps {
  readonly declared: Readonly<Record<string, Param>>;
  readonly values: PanelFacts['params'];
  readonly onChoose: (params: PanelFacts['params']) => void;
}

/** The parts of the address that the route leaves open; each is checked as the route checks it. */
function ParamFields({ declared, values, onChoose }: ParamProps) {
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.keys(declared).map((name) => [name, String(values[name] ?? '')])),
  );
  const parsed = Object.entries(declared).map(([name, param]) => ({
    name,
    text: typed[name] ?? '',
    wanted: wantedText(param),
    value: parseParam(typed[name] ?? '', param),
  }));
  const submit = (): void => {
    const found = parsed.flatMap(({ name, value }): [string, string | number][] =>
      value === undefined ? [] : [[name, value]],
    );
    if (found.length === parsed.length) onChoose(Object.fromEntries(found));
  };
  return (
    <form
      className="params"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {parsed.map(({ name, text, wanted, value }) => (
        <div className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          <input
            id={`${id}-${name}`}
            value={text}
            aria-invalid={value === undefined}
            aria-describedby={`${id}-${name}-wanted`}
            spellCheck={false}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
          <p id={`${id}-${name}-wanted`} className={value === undefined ? 'wrong' : 'hint'}>
            {wanted}
          </p>
        </div>
      ))}
      <button type="submit">Go</button>
    </form>
  );
}

const formats = {
  slug: 'small letters, digits and hyphens',
  id: 'letters, digits, _ and -',
  date: 'YYYY-MM-DD',
  text: 'up to 100 characters',
} as const;

const wantedText = ({ type, format = 'id', minimum, maximum }: Param): string => {
  if (type !== 'integer') return formats[format];
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return `a whole number${from}${maximum === undefined ? '' : ` to ${maximum}`}`;
};

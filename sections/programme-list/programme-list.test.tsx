import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { programmeList } from './manifest.ts';
import { ProgrammeList } from './ProgrammeList.tsx';

const render = (items: { heading_Text: string; heading_Text_value: string }[]) =>
  renderToStaticMarkup(<ProgrammeList heading="Programmes" items={items} env={testEnv(programmeList)} />);

describe('programme-list', () => {
  it('pairs each programme with its figure', () => {
    expect(render([{ heading_Text: 'Science stream', heading_Text_value: '96' }])).toMatch(
      /<dt>Science stream<\/dt><dd[^>]*>96<\/dd>/,
    );
  });

  it('says that there are none', () => {
    expect(render([])).toContain(programmeList.strings.en.empty);
  });
});

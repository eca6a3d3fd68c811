import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { programmes } from '../../manifest.ts';
import { ProgrammesList } from './ProgrammesList.tsx';

const programmeList = lookOf(programmes, 'list');

const render = (items: { heading_Text: string; heading_Text_value: string }[]) =>
  renderToStaticMarkup(<ProgrammesList heading="Programmes" items={items} env={testEnv(programmeList)} />);

describe('programmes/list', () => {
  it('pairs each programme with its figure', () => {
    expect(render([{ heading_Text: 'Science stream', heading_Text_value: '96' }])).toMatch(
      /<dt>Science stream<\/dt><dd[^>]*>96<\/dd>/,
    );
  });

  it('says that there are none', () => {
    expect(render([])).toContain(programmeList.strings.en.empty);
  });
});
